import { INGEST_STEPS, type IngestProgress } from '@kandil/api';

export interface ProgressBar {
  show(progress: IngestProgress): void;
  /** Leaves the line, so that what is printed next begins a new one. */
  end(): void;
}

const WIDTH = 30;
/** Without a terminal a line is printed at each so many percent. */
const EVERY = 25;

/** `[2/6] video ########------ 42 %`: one line that changes on a terminal, else a line now and then. */
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
