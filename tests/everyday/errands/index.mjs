import { board } from './board.mjs'
import { calls } from './calls.mjs'
import { hands } from './hands.mjs'
import { line } from './line.mjs'
import { newOrders } from './new-order.mjs'
import { office } from './office.mjs'
import { planning } from './planning.mjs'

/**
 * The errands. `at`: the address they begin at, made of `facts` that are asked of the backend before; `first`: keys before that
 * no one counts; `keys`: what is pressed; `before`: by which keys an older product did the same, where they were others;
 * `done`: what has to be true, asked until it is.
 * An order in hand is the row under the cursor, or the panel beside it, as when a customer has just given its number.
 */
export const errands = [...calls, ...planning, ...board, ...newOrders, ...office, ...hands, ...line]
