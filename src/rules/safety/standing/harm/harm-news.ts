import { tellsOfHousehold } from '../people/household.ts'
import { asksToGoBack } from './asks-to-go-back.ts'
import { saysOnlyYou } from './only-you.ts'
import { mentionsShowing } from './showing.ts'
import { type HarmTold, readHarmTold, tellsOfWound } from './why-they-hurt.ts'

/** What people who hurt themselves tell and ask once they have said it. */
export type HarmNews = {
  /** What it does for them, or that it is not much. */
  harm?: HarmTold
  /** A deep or fresh wound. */
  isWound?: true
  /** They have to wear or do something that shows it. */
  isShowing?: true
  /** They say who is in the house. */
  isHousehold?: true
  /** Nobody knows but this program. */
  isOnlyYou?: true
  /** They ask to return to what they came for. */
  asksToGoBack?: true
}

export function readHarmNews(text: string): HarmNews {
  const harm = readHarmTold(text)
  return {
    ...(harm ? { harm } : {}),
    ...(tellsOfWound(text) ? { isWound: true } : {}),
    ...(mentionsShowing(text) ? { isShowing: true } : {}),
    ...(tellsOfHousehold(text) ? { isHousehold: true } : {}),
    ...(saysOnlyYou(text) ? { isOnlyYou: true } : {}),
    ...(asksToGoBack(text) ? { asksToGoBack: true } : {}),
  }
}
