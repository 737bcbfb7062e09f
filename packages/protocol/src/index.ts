export {
  BotBody,
  GuestBody,
  type Lobby,
  type Me,
  PasswordBody,
  type Profile,
  type SeatInfo,
  SignInBody,
  SitBody,
  TableBody,
  type TableInfo,
} from './api.ts';
export { ClientMessage, parseClientMessage } from './client.ts';
export { check, type GenericSchema, type InferOutput, type Parsed } from './parsing.ts';
export { Clock, GAMES, LEVELS, PROTOCOL } from './parts.ts';
export type { Clocks, RefusalReason, ServerMessage, Step } from './server.ts';
