import { tour } from './tasks.mjs'

/**
 * Heap in MB after `tours` tours, and what each of the later ones leaves behind: data in kB, nodes outside of the document,
 * listeners. Machine code stands apart: the engine goes on compiling functions of a large program for hundreds of tours,
 * and that is neither a leak nor anything a page could let go.
 */
export async function heap(side, { tours }) {
  const page = await side.open()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const warmUp = Math.max(3, Math.round(tours / 3))
  let before
  for (let run = 0; run < tours; run += 1) {
    if (run === warmUp) before = await counted(session)
    await tour(page, run)
  }
  const after = await counted(session)
  await side.close(page)
  const growth = (name) => (after[name] - before[name]) / (tours - warmUp)
  return {
    value: after.used / 1e6,
    more: Object.fromEntries(['data', 'code', 'detached', 'listeners'].map((name) => [name, growth(name)])),
  }
}

export function heapNote({ data, code, detached, listeners }) {
  return `a tour ${(data / 1000).toFixed(0)} kB data, ${(code / 1000).toFixed(0)} kB code, ${detached.toFixed(1)} detached nodes, ${listeners.toFixed(1)} listeners`
}

async function counted(session) {
  await session.send('HeapProfiler.collectGarbage')
  const chunks = []
  const take = ({ chunk }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value
  return {
    used: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    ...summed(JSON.parse(chunks.join(''))),
  }
}

/** Bytes of data and of code, and how many nodes of the page hang on nothing but JavaScript. */
function summed({ snapshot, nodes }) {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((name) => fields.indexOf(name))
  const sums = { data: 0, code: 0, detached: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[type][nodes[at + type]]
    if (kind === 'code') sums.code += nodes[at + size]
    // What the browser itself keeps (notes for its tools, styles) is no heap of the page.
    else if (kind !== 'native') sums.data += nodes[at + size]
    else if (nodes[at + detachedness] === 2) sums.detached += 1
  }
  return sums
}
