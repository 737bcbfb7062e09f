export { Client } from './client.ts';
export { contentsOf } from './contents.ts';
export { fuzz } from './fuzz.ts';
export { fillWithHostile, hostileText } from './hostile.ts';
export { envOf, Places } from './places.ts';
export { type Acknowledged, guestCookie, Player, tableOf, type Weather } from './player.ts';
export { ServerProcess } from './server-process.ts';
export { POSTGRES, postgres, REDIS, redis, type Service } from './services.ts';
export { socketTo } from './socket.ts';
