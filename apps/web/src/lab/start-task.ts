import type { News, Task } from './task.ts';

/**
 * Lets a worker of its own do `task`: what is calculated for seconds must not stop the page. Gives back what stops it.
 * After the news that ends the task, or after stopping, nothing is said any more.
 */
export function startTask(task: Task, onNews: (news: News) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.kind === 'report' || data.kind === 'swept' || data.kind === 'failed') stop();
    onNews(data);
  };
  worker.onerror = (event) => {
    stop();
    onNews({ kind: 'failed', message: event.message });
  };
  worker.postMessage(task);
  return stop;
}
