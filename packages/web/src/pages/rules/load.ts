import type { Language } from '@ahu/protocol/languages';
import type { RuleBook } from '../../../plugins/rule-book.ts';
import type { GameId } from '../../games/registry.ts';

const FILES = import.meta.glob<{ default: RuleBook }>('../../../../../docs/rules/**/*.md');

/** The rules of a game in this language, as docs/rules has them. */
export async function loadBook(game: GameId, language: Language): Promise<RuleBook> {
  const folder = language === 'en' ? '' : `${language}/`;
  return (await FILES[`../../../../../docs/rules/${folder}${game}.md`]()).default;
}
