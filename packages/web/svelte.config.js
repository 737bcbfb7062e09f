/** The styles that each class stands for. */
const names = new Map();

/** Short, since it stands at every element. Different styles never get the same. */
function cssHash({ hash, css, filename }) {
  const name = `s${hash(css).slice(0, 4)}`;
  const other = names.get(name) ?? css;
  if (other !== css)
    throw new Error(`${filename} would share the class ${name} with another component: take a letter more.`);
  names.set(name, css);
  return name;
}

/** Runes everywhere; types are stripped by the compiler. */
export default { compilerOptions: { runes: true, cssHash } };
