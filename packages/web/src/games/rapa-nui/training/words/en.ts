const words = {
  placing: 'Placing figures',
  tiles: 'Tiles and improvements',
  transport: 'Transport',
  offerings: 'Resources and offerings',
};

export default words;
