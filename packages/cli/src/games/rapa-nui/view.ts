/** What the words of Rapa Nui ask a view besides the questions of its public module. */
import { standardBoard } from '@ahu/rapa-nui';
import { AHUS, type BoardDocument, type CaseDocument, caseOfAhu, caseOn, type View } from '@ahu/rapa-nui/public';

export const boardOf = ({ setup }: View): BoardDocument => setup.board ?? standardBoard(setup.seats);

export const caseDocument = (view: View, id: string): CaseDocument | undefined => caseOn(boardOf(view), id);

export const ahusOn = ({ ahus }: View, id: string): View['ahus'] =>
  ahus.filter(({ ahu }) => caseOfAhu(AHUS[ahu]) === id);
