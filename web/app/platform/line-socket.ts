/**
 * The socket of pusher-js, which sends a moment after it decides to: the socket may be closing by then. Such
 * a message would be lost and the browser would log an error, so it is not sent.
 */
export class LineSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.OPEN) super.send(data);
  }
}
