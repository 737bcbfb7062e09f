export {
  type BanInfo,
  BotBody,
  GuestBody,
  type Lobby,
  type Me,
  NoticesBody,
  type NoticesInfo,
  PasswordBody,
  type Profile,
  PushBody,
  ReportBody,
  type SeatInfo,
  SignInBody,
  SitBody,
  type Story,
  StoryQuery,
  TableBody,
  type TableInfo,
} from './api.ts';
export { ClientMessage, parseClientMessage } from './client.ts';
export { check, type GenericSchema, type InferOutput, type Parsed } from './parsing.ts';
export { Clock, GAMES, Id, isLanguage, type Language, LEVELS, PROTOCOL } from './parts.ts';
export type { Clocks, RefusalReason, ServerMessage, Step } from './server.ts';
