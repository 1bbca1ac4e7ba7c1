/** Most proposals a search returns. Source: specification 9 */
export const MATCH_LIMIT = 5
/** Score from which the best proposal is chosen without asking. Source: specification 9 */
export const AUTO_SELECT_THRESHOLD = 85
/** Search radius around the loading place where none is given, km. Source: specification 9 */
export const DEFAULT_RADIUS_KM = 50
