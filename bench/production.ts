// Imported first: boardgame.io reads this when it is loaded, and in development mode it walks through all of G after
// every move, which costs it a third of its speed or more.
process.env.NODE_ENV = 'production';
