/** Runes everywhere; types are stripped by the compiler. */
export default { compilerOptions: { runes: true } };
