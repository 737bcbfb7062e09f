const words = {
  auction: 'The auction',
  placing: 'Placing pieces',
  transport: 'Transport',
  markers: 'Markers',
};

export default words;
