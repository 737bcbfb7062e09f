const words = {
  keysText: 'Every move can be made with the keyboard. Tab goes from one part of the table to the next.',
  keyArrows: 'Arrow keys',
  keyList: {
    arrows: 'go over the board',
    enter: 'choose what is in focus',
    escape: 'let go of a choice, close what is open',
    m: 'list of all your moves',
    l: 'log',
    s: 'what happened since your turn',
    t: 'talk',
    h: 'hint',
    u: 'take back',
    help: 'this list',
  },
};

export default words;
