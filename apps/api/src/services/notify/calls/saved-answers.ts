import { savedAnswers as call } from '@kandil/contract/control/saved-answers';
import { handle } from '../../../platform/http/handler.ts';
import { presentSavedAnswer } from '../present/saved-answer.ts';
import { allSavedAnswers } from '../store/saved-answers.ts';
import type { NotifyWorld } from '../world.ts';

export const savedAnswers = handle<NotifyWorld, typeof call>(call, async ({ world }) => {
  const rows = await allSavedAnswers(world.db);
  return { data: { answers: rows.map(presentSavedAnswer) } };
});
