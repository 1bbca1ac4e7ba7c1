import type { IncomingMessage } from 'node:http'

/** Bytes and milliseconds for which what no one wants of a body is still read, so that its client hears the answer. */
const MOST_DROPPED = 128 * 1024 * 1024
const LONGEST_DROPPING = 10_000

/** Bytes a call says that its body has; NaN where it says nothing. */
const saidLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? Number.NaN)

/** The whole body; undefined when it is too large, of which no more is read than shows that. Rejects when it breaks off. */
export function wholeBody(incoming: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (saidLength(incoming) > most) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const end = (body: Buffer | undefined) => {
      incoming.pause()
      incoming.off('data', take)
      resolve(body)
    }
    const take = (part: Buffer) => {
      size += part.length
      if (size > most) return end(undefined)
      parts.push(part)
    }
    incoming.on('data', take)
    incoming.once('end', () => end(Buffer.concat(parts)))
    incoming.once('error', reject)
  })
}

/** The body as it comes, read as far as somebody wants it; undefined when it says that it is too large. */
export function streamedBody(incoming: IncomingMessage, most: number): ReadableStream<Uint8Array> | undefined {
  if (saidLength(incoming) > most) return undefined
  let isWanted = true
  let take: (part: Buffer) => void
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        take = (part) => {
          incoming.pause()
          if (isWanted) controller.enqueue(new Uint8Array(part.buffer, part.byteOffset, part.length))
        }
        incoming.once('end', () => isWanted && controller.close())
        incoming.once('error', (error) => isWanted && controller.error(error))
      },
      pull() {
        if (incoming.listeners('data').includes(take)) incoming.resume()
        else incoming.on('data', take)
      },
      cancel() {
        isWanted = false
        incoming.off('data', take)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Reads the rest of a body and drops it; false where that would take too much or too long. */
export function dropRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete && incoming.readableEnded) return Promise.resolve(true)
  if (saidLength(incoming) > MOST_DROPPED) return Promise.resolve(false)
  return new Promise((resolve) => {
    let size = 0
    const late = setTimeout(() => end(false), LONGEST_DROPPING)
    const end = (isRead: boolean) => {
      clearTimeout(late)
      resolve(isRead)
    }
    incoming.removeAllListeners('data')
    incoming.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_DROPPED) end(false)
    })
    incoming.once('end', () => end(true))
    incoming.once('close', () => end(incoming.complete))
    incoming.once('error', () => end(false))
    incoming.resume()
  })
}
