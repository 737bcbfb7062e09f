const words = {
  close: 'Close',
  settings: 'Settings',
  name: 'Your name',
  nameAbout: 'How others see you at the table. Without one you play under the name of your totem.',
  language: 'Language',
  theme: 'Colours',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  soundAbout: 'Stone, wood and cards, quietly.',
  on: 'On',
  off: 'Off',
  speed: 'Animation',
  speeds: { off: 'None', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  speedAbout: 'How fast pieces move. If your system asks for less motion, there is none.',
  done: 'Done',
};

export default words;
