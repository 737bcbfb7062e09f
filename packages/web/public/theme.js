// Runs before the first paint, so that a chosen theme never flashes in the other one.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('ahu-settings') ?? '{}');
  if (theme) document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // Nothing kept, or nothing may be kept: the system's theme it is.
}
