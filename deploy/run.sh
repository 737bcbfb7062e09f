#!/bin/sh
# Serves the Ahu that this file belongs to. What the environment can say stands in docs/hosting.md.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)

is_new() { "$1" -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)' 2>/dev/null; }
node=node
is_new node || node=$(ls "$home"/node_modules/node-linux-*/bin/node 2>/dev/null | head -n 1)
[ -n "$node" ] || { echo "Ahu runs on Node 24 or newer, which is not here" >&2; exit 1; }

flags=$("$node" --input-type=module -e "
  import { nodeFlags } from '$home/packages/server/node-flags.mjs';
  console.log(nodeFlags.join(' '));")
# shellcheck disable=SC2086
exec "$node" $flags "$home/packages/server/src/main.ts"
