import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from '../src/config/config.ts';

describe('settings', () => {
  it('an empty environment is enough', () => {
    expect(readConfig({})).toMatchObject({ port: 8700, host: 'localhost', databaseUrl: undefined, limits: true });
  });

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number'],
    ['DATABASE_URL', 'mysql://x', 'postgres:'],
    ['REDIS_URL', 'localhost', 'redis:'],
    ['AHU_LOG', 'loud', 'silent, error'],
    ['AHU_BOT_THREADS', '0', 'from 1 to 64'],
    ['AHU_ADDRESS', 'ahu.example', 'https:'],
    ['AHU_NOTICE_GRACE', 'soon', 'a whole number'],
    ['SMTP_URL', 'mail.example', 'smtp:'],
  ])('%s=%s is refused with what was expected', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadSetting);
    expect(() => readConfig({ [name]: value })).toThrow(expected);
  });

  it('mails need a sender', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM');
    expect(readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'ahu@ahu.example' }).smtpUrl).toBe('smtp://localhost');
  });

  it('links lead to where people reach the house', () => {
    expect(readConfig({ PORT: '80', HOST: 'rapa.nui' }).address).toBe('http://rapa.nui:80');
    expect(readConfig({ AHU_ADDRESS: 'https://ahu.example/' }).address).toBe('https://ahu.example');
  });

  it('a password in an address is not repeated in the refusal', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://ahu:secret@host/db' })).toThrow(/^((?!secret).)*$/);
  });
});
