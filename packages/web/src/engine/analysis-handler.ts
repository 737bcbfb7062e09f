/** The end of an analysis in the worker; loaded with the first question. */

import type { AnalysisAnswer, AnalysisRequest, Judged, Work } from './analysis-messages.ts';
import { Analyst } from './analyst.ts';
import { networkOf } from './bots.ts';

/** Milliseconds between two looks at the mailbox, after which the page is told what was found. */
const BREATH = 60;

const send = (answer: AnalysisAnswer): void => postMessage(answer);

let analyst: Promise<Analyst>;
let work: Work;
let isPaused = false;
let goOn = (): void => {};
const judgements = new Map<number, Judged>();

export async function handle(request: AnalysisRequest): Promise<void> {
  const { analysis } = request;
  try {
    if ('begin' in request) await begin(analysis, request.begin);
    else if ('pause' in request) pause(request.pause);
    else if ('explain' in request) {
      const judged = judgements.get(request.explain);
      send({ analysis, answer: judged && (await analyst).explain(judged, work.light) });
    } else {
      const { file, ply, iterations } = request.check;
      send({ analysis, answer: (await Analyst.of(file, networkOf)).check(ply, iterations) });
    }
  } catch (error) {
    send({ analysis, error: (error as Error).message });
  }
}

function pause(wish: boolean): void {
  isPaused = wish;
  if (!wish) goOn();
}

async function begin(analysis: number, asked: Work): Promise<void> {
  work = asked;
  analyst = Analyst.of(work.file, networkOf);
  const found = await analyst;
  // A match that goes on would be given advice.
  if (!found.isOver) throw new Error('The match is not over.');
  send({ analysis, background: found.background() });
  for (const each of work.known) judgements.set(each.ply, each);
  let [fresh, told]: [Judged[], number] = [[], performance.now()];
  let share = 0;
  for (const { judged, done } of found.work(work.light, work.iterations, work.known)) {
    share = done;
    if (judgements.get(judged.ply)?.iterations === judged.iterations) continue;
    judgements.set(judged.ply, judged);
    fresh.push(judged);
    if (performance.now() - told < BREATH && !isPaused) continue;
    send({ analysis, judged: fresh, done: share });
    [fresh, told] = [[], performance.now()];
    await new Promise((resolve) => setTimeout(resolve));
    if (isPaused) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
  }
  send({ analysis, judged: fresh, done: 1 });
}
