const MOST = 60

const parts = (text: string) =>
  text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;\s]+/)
    .filter(Boolean)
const isArea = (part: string) => /^\d{1,5}(-\d{1,5})?$/.test(part)

/** Postal areas as typed: `20-29`, `80`, `97, 80331`. Undefined where nothing of it is one. */
export function parseAreas(text: string): string | undefined {
  return parts(text.slice(0, MOST)).filter(isArea).join(',') || undefined
}

/** Whether a part of what was typed is no postal area, or it is too much for one question. */
export function hasWrongArea(text: string): boolean {
  return text.trim().length > MOST || parts(text).some((part) => !isArea(part))
}
