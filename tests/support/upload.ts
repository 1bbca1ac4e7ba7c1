/** A body with a file as the wire has it: the fields as JSON beside it. */
export function formOf(metadata: unknown, file: File): FormData {
  const form = new FormData()
  form.set('metadata', JSON.stringify(metadata))
  form.set('file', file)
  return form
}

/** A file that begins as a PDF does. */
export function pdfFile(name = 'Transportauftrag.pdf', text = 'auftrag'): File {
  return new File([`%PDF-1.7\n${text}`], name, { type: 'application/pdf' })
}

/** What an answer brings, as JSON or as the file it is. */
export async function bodyOfAnswer(response: Response): Promise<unknown> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  if (name === undefined) return response.json()
  const type = response.headers.get('Content-Type') ?? ''
  return new File([await response.arrayBuffer()], decodeURIComponent(name), { type })
}
