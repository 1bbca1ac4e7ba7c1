import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import { frozenJson } from '../rows.ts'

/** What a statement answers: rows as a JSON list of lists of texts. */
export interface RowsText {
  rows: string
}

const VALUES: Readonly<Record<ColumnKind, (text: string) => unknown>> = {
  text: (text) => text,
  number: Number,
  boolean: (text) => text === 'true',
  json: frozenJson,
}

/**
 * Which columns of rows a statement answers, all of them as one JSON text. Taken over column by column most of the time of a list
 * went into that, and with their names beside them it is twice as much to write and to read.
 */
export class RowShape<R> {
  /** What a query selects for `ofFound`. */
  readonly columns: RawBuilder<unknown>
  readonly #kinds: readonly (readonly [string, ColumnKind])[]
  readonly #texts: RawBuilder<unknown>

  constructor(kinds: Iterable<readonly [string, ColumnKind]>) {
    this.#kinds = [...kinds]
    // As one piece: a hundred names are not put together again for each statement. They are those of the contract.
    this.columns = sql.raw(this.#kinds.map(([name]) => `"${name}"`).join(', '))
    this.#texts = sql`array[${this.columns}]::text[]`
  }

  /** The rows of a query, which puts them in order and makes them few, so that texts are made of those that are answered only. */
  ofFound(query: RawBuilder<unknown>): RawBuilder<RowsText> {
    return sql`select coalesce(json_agg(${this.#texts}), '[]')::text as "rows" from (${query}) as "found"`
  }

  /** The rows that a statement writes. */
  ofWritten(statement: RawBuilder<unknown>): RawBuilder<RowsText> {
    return sql`${statement} returning json_build_array(${this.#texts})::text as "rows"`
  }

  /** Rows as callers see them: frozen, missing fields left out. */
  revived(answered: readonly RowsText[]): R[] {
    return answered.flatMap(({ rows }) => (JSON.parse(rows) as (string | null)[][]).map((cells) => this.#revive(cells)))
  }

  #revive(cells: readonly (string | null)[]): R {
    const row: Record<string, unknown> = {}
    for (const [at, [name, kind]] of this.#kinds.entries()) {
      const text = cells[at] ?? null
      if (text !== null) row[name] = VALUES[kind](text)
    }
    return Object.freeze(row) as R
  }
}
