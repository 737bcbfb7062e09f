#!/bin/sh
# Puts what is needed to run Ahu into a folder: deploy/install.sh FOLDER. Builds the page on the way.
set -eu
[ $# -eq 1 ] || { echo "usage: $0 FOLDER, which is made, or emptied of an older Ahu" >&2; exit 2; }

source=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)
[ "$target" != "$source" ] || { echo "$target is where this Ahu is; choose another folder" >&2; exit 2; }
[ -e "$target/packages/server" ] || [ -z "$(ls -A "$target")" ] || { echo "$target has other things in it" >&2; exit 2; }
work=$(mktemp -d "$target.new-XXXXXX")
trap 'rm -rf "$work"' EXIT

# Neither what was installed or built here, nor data.
(cd "$source" && tar --exclude=node_modules --exclude=dist --exclude=data --exclude=test --exclude=packages/server/testing -cf - \
  package.json package-lock.json .npmrc tsconfig.json LICENSE packages scripts deploy docs) | tar -xf - -C "$work"
cd "$work"
npm ci --omit=dev --no-audit --no-fund --loglevel=error
node --input-type=module -e "import { ensureBuilt } from './scripts/build.mjs'; ensureBuilt();"

# The page is built: what built it may go. Node 24 comes along where the system's is older.
rm -rf node_modules
node -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)' && root= || root=--include-workspace-root
npm ci --omit=dev --no-audit --no-fund --loglevel=error --workspace @ahu/server --workspace @ahu/cli $root
find packages/web -mindepth 1 -maxdepth 1 ! -name dist ! -name package.json -exec rm -rf {} +
rm -rf scripts docs

# The older one goes only when the new one is whole.
rm -rf "$target"
mv "$work" "$target"
chmod 755 "$target"
trap - EXIT
echo "Ahu is in $target; $target/deploy/run.sh serves it"
