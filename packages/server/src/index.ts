export { type Running, serveAhu } from './serve.ts';
