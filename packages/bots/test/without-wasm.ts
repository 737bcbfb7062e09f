/** Prints which kernel runs where there is no WebAssembly, and what it says. */
// Node itself needs it to load the first source, and does not any more.
Reflect.deleteProperty(globalThis, 'WebAssembly');
const kernel = await import('../src/kernel/kernel.ts');
await kernel.kernelReady();
const { manyAnswers } = await import('./kernel-answers.ts');
process.stdout.write(JSON.stringify({ kernelName: kernel.kernelName, answers: manyAnswers() }));
