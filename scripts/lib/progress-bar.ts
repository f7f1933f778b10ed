import { INGEST_STEPS, type IngestProgress } from '@kandil/api';

export interface ProgressBar {
  show(progress: IngestProgress): void;
  /** Ends the line, so that later output begins a new one. */
  end(): void;
}

const WIDTH = 30;
/** Without a terminal: percent between two lines. */
const EVERY = 25;

/** `[2/6] video ########------ 42 %`: a line that changes on a terminal, otherwise a line per step of percent. */
export function progressBar(out: NodeJS.WriteStream = process.stderr): ProgressBar {
  let shown = '';
  return {
    show({ step, share }) {
      const number = INGEST_STEPS.indexOf(step) + 1;
      const percent = Math.floor(share * 100);
      const head = `[${number}/${INGEST_STEPS.length}] ${step}`;
      const mark = out.isTTY ? `${head} ${percent}` : `${head} ${Math.floor(percent / EVERY)}`;
      if (mark === shown) return;
      shown = mark;
      if (!out.isTTY) return void out.write(`${head} ${percent} %\n`);
      const filled = Math.round(share * WIDTH);
      const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
      out.write(`\r\u001B[K${head.padEnd(17)} ${bar} ${percent} %`);
    },
    end() {
      if (out.isTTY && shown) out.write('\n');
      shown = '';
    },
  };
}
