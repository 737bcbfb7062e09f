import { playFiles, runPlaythrough } from '@ahu/core/testing';
import { test } from 'vitest';
import { giants } from '../src/index.ts';

test.each(playFiles(new URL('./', import.meta.url)))('$file: $title', ({ text }) => {
  runPlaythrough(giants, text);
});
