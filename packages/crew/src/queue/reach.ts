import type { Problem } from '@foretell/engine';

/** How long a Redis may take to answer at first. */
const PATIENCE_MS = 5000;

/**
 * What is wrong with the Redis at `url`, if anything. Asked once before work begins: later on a connection that breaks is
 * made again, without end, which is right for a long run and wrong for a slip of the pen.
 */
export async function problemReaching(url: string): Promise<Problem | undefined> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: PATIENCE_MS });
  let cause: unknown;
  redis.on('error', (error) => {
    cause = error;
  });
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (error) {
    return {
      code: 'queue',
      path: [withoutPassword(url)],
      expected: 'a Redis that answers',
      received: messageOf(cause ?? error),
    };
  } finally {
    redis.disconnect();
  }
}

/** The address as it may be printed. */
export function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
