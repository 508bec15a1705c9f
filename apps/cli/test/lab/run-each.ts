import { run } from '../../src/run.ts';
import { standIn } from '../typed.ts';

/** A program that runs each command line of a JSON array, and prints what came of them as another. */
const answers: unknown[] = [];
for (const args of JSON.parse(process.argv[2] ?? '[]')) {
  const { terminal, answer } = standIn();
  const code = await run(args, terminal);
  answers.push({ code, ...answer() });
}
process.stdout.write(JSON.stringify(answers));
