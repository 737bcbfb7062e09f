export type { Step } from '@ahu/table';
export {
  type BanInfo,
  BotBody,
  GuestBody,
  type Lobby,
  type Me,
  type NameRefusal,
  NewPasskeyBody,
  NoticesBody,
  type NoticesInfo,
  PasskeyBody,
  type PasskeyInfo,
  PasskeyNameBody,
  PasswordBody,
  type Profile,
  ProveBody,
  PushBody,
  RecoverBody,
  RecoverFinishBody,
  ReportBody,
  type SeatInfo,
  type SessionInfo,
  SignInBody,
  SitBody,
  type Story,
  StoryQuery,
  TableBody,
  type TableInfo,
} from './api.ts';
export { ClientMessage, parseClientMessage } from './client.ts';
export { check, type GenericSchema, type InferOutput, type Parsed } from './parsing.ts';
export { Clock, GAMES, Id, LEVELS, PROTOCOL } from './parts.ts';
export type { Clocks, RefusalReason, ServerMessage } from './server.ts';
