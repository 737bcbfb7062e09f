export type { Step } from '@ahu/table';
export {
  type BanInfo,
  BotBody,
  GuestBody,
  type IslandBoard,
  type IslandRow,
  type Lobby,
  MatchBody,
  type Me,
  type NameRefusal,
  NewPasskeyBody,
  NoticesBody,
  type NoticesInfo,
  type OwnGame,
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
  TrainingBody,
} from './api.ts';
export { ClientMessage, parseClientMessage } from './client.ts';
export { check, type GenericSchema, type InferOutput, type Parsed } from './parsing.ts';
export { Clock, Id, LEVELS, PROTOCOL } from './parts.ts';
export { ATTENDS, type Attends, type Clocks, type RefusalReason, type ServerMessage } from './server.ts';
