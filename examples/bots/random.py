#!/usr/bin/env python3
"""A bot that makes any legal move. Speaks the protocol of docs/bot-protocol.md with the standard library alone.

    ahu arena giants --bots strong,exec:"python3 examples/bots/random.py"
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "random.py"})
    elif message["type"] == "game":
        # The same seed makes the same moves.
        chance = random.Random(message["seed"])
        say({"type": "ready"})
    elif message["type"] == "choose":
        say({"type": "move", "id": message["id"], "move": chance.choice(message["moves"])})
    elif message["type"] == "bye":
        break
