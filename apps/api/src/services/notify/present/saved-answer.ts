import type { SavedAnswerRow } from '../store/tables.ts';

export const presentSavedAnswer = (row: SavedAnswerRow) => ({
  id: row.id,
  language: row.language,
  title: row.title,
  text: row.text,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});
