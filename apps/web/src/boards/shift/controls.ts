/** Whether an event belongs to something that is operated by itself: a button, a link, a field, an open dialog. */
export function isOnControl(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('button, a, input, dialog') !== null;
}
