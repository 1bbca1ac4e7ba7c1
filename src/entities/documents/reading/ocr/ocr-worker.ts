// oxlint-disable-next-line import/default -- vite makes this export
import dataUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
// oxlint-disable-next-line import/default -- vite makes this export
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { OcrNews, OcrQuestion } from './messages.ts'
import { pageWords } from './page-words.ts'
import { type PictureReader, readImage } from './read-image.ts'
import { type Stance, stanceSize } from './stance.ts'

const tell = (news: OcrNews) => self.postMessage(news)

async function bytesAt(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

/** The language data; a server may have unpacked it on its way. */
async function languageData(): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await bytesAt(dataUrl)).arrayBuffer())
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

/** The engine with German, both from our own server. */
async function openEngine() {
  const [wasm, data] = await Promise.all([bytesAt(coreUrl), languageData()])
  const core = await createCore({
    wasmBinary: await wasm.arrayBuffer(),
    // Of a page a third is finding its lines.
    TesseractProgress: (percent) =>
      tell({ kind: 'progress', percent: Math.max(0, Math.min(99, (percent - 30) / 0.7)) }),
    print: () => undefined,
    printErr: () => undefined,
  })
  core.FS.writeFile('deu.traineddata', data)
  const api = new core.TessBaseAPI()
  if (api.Init('.', 'deu', 1) !== 0) throw new Error('The language data cannot be read')
  return { core, api }
}

const engine = openEngine()

/** The picture in shades of grey as the engine takes it, standing as it is told, on white. */
function greyMap(image: ImageBitmap, stance: Stance): Uint8Array {
  const { width, height } = stanceSize(stance)
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('Nothing can be drawn here')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.translate(width / 2, height / 2)
  pen.rotate(stance.skew + (stance.turn * Math.PI) / 180)
  pen.scale(stance.scale, stance.scale)
  pen.drawImage(image, -stance.width / 2, -stance.height / 2)
  const { data } = pen.getImageData(0, 0, width, height)
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const map = new Uint8Array(head.length + width * height)
  map.set(head)
  for (let at = 0, to = head.length; at < data.length; at += 4, to += 1)
    map[to] = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000
  return map
}

async function answer({ image, page, points }: OcrQuestion): Promise<OcrNews> {
  const { core, api } = await engine
  const show = (stance: Stance) => {
    core.FS.writeFile('/input', greyMap(image, stance))
    if (api.SetImageFile(1, 0, false) === 1) throw new Error('The picture cannot be read')
  }
  const reader: PictureReader = {
    skewOf(stance) {
      show(stance)
      api.FindLines()
      return api.GetGradient()
    },
    wordsOf(stance) {
      show(stance)
      api.Recognize(null)
      return pageWords(api.GetJSONText(0))
    },
  }
  const result = readImage(image, reader, { page, points })
  api.Clear()
  core.FS.unlink('/input')
  image.close()
  return { kind: 'done', ...result }
}

self.addEventListener('message', ({ data }: MessageEvent<OcrQuestion>) => {
  answer(data).then(tell, (error: unknown) => tell({ kind: 'failed', message: String(error) }))
})
