#!/bin/sh
# Caddy in a container: deploy/Caddyfile with the name of this server, and with Ahu where compose.yaml has it.
#   deploy/caddy.sh CADDYFILE
set -eu
config=$(mktemp)
sed -e "s/ahu\.example\.org/${AHU_DOMAIN:?}/g" -e "s/127\.0\.0\.1:8700/${AHU_UPSTREAM:?}/g" "$1" > "$config"
exec caddy "${2:-run}" --config "$config" --adapter caddyfile
