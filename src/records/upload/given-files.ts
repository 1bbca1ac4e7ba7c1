import type { GivenFile } from './upload-ports.ts'

/** Files that are taken at once. */
export const MOST_FILES = 50

/** Whether something that is dragged or pasted brings files. */
export const bringsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') === true

/** The files in what was dropped or pasted; a folder is told of by its name and not opened. */
export function givenFiles(data: DataTransfer): GivenFile[] {
  return [...data.items].flatMap((item): GivenFile[] => {
    if (item.kind !== 'file') return []
    const entry = item.webkitGetAsEntry()
    if (entry?.isDirectory === true) return [{ name: entry.name, file: undefined }]
    const file = item.getAsFile()
    return file === null ? [] : [{ name: file.name, file }]
  })
}

/** Asks for files by the browser's own window; none where the person turns away. It has to follow a key or a click at once. */
export function pickFiles(endings: readonly string[], { many = true } = {}): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = many
  input.accept = endings.join(',')
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
