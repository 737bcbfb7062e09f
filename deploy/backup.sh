#!/bin/sh
# Makes a backup with today's date in its name, restores it on trial, and then removes all but the newest:
#   deploy/backup.sh FOLDER [HOW-MANY]
# The server is found as the server finds its database: by DATABASE_URL, or by AHU_DATA.
set -eu
umask 077
[ $# -ge 1 ] || { echo "usage: $0 FOLDER [HOW-MANY]" >&2; exit 2; }
folder=$1
keep=${2:-14}
case $keep in '' | *[!0-9]* | 0) echo "HOW-MANY is \"$keep\"; expected a whole number from 1 on" >&2; exit 2 ;; esac

home=$(cd "$(dirname "$0")/.." && pwd)
ahu() { node "$home/packages/cli/bin/ahu.mjs" "$@"; }

mkdir -p "$folder"
file=$folder/ahu-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup
trial=$(mktemp -d "$folder/trial-XXXXXX")
trap 'rm -rf "$trial"' EXIT

ahu backup "$file"
# A backup that cannot be restored is none. It stays to be looked at, and the older ones stay too.
if ! DATABASE_URL='' AHU_DATA="$trial/data" ahu restore "$file"; then
  mv "$file" "$file.bad"
  echo "$file.bad cannot be restored; no older backup was removed" >&2
  exit 1
fi

# Names sort as their dates do.
ls "$folder" | grep -E '^ahu-[0-9TZ-]+\.backup$' | sort -r | tail -n +$((keep + 1)) | while read -r old; do
  rm "$folder/$old"
done
echo "$file"
