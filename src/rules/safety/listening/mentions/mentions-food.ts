import { mentionsAny } from './mentions-any.ts'

const food =
  /\b(?:eat\w*|ate|food\w*|meals?|breakfast\w*|lunch\w*|dinner\w*|snack\w*|plate|hungry|hunger|starv\w*|fast(?:ing|ed)|diet\w*|calor\w*|carbs?|kilos?|kgs?|lbs|pounds?|stone|weigh\w*|scales?|bmi|thin(?:ner)?|skinny|fat(?:ter|test)?|chubby|body|belly|stomach|tummy|thighs|ribs|bones?|purg\w*|bing\w*|throw(?:ing)? (?:it |them )?up|threw (?:it |them )?up|thrown up|vomit\w*|puk\w*|laxatives?|fingers? down|swallow\w*|appetite|portion\w*|restrict\w*|fridge|bread|rice|apples?|salad|cake|soup|period|faint\w*|dizzy|ana|mia)\b/i

/**
 * Nobody describes not eating without a word about food, weight or the body, now or just before. Without one, the
 * listener has misheard.
 */
export const mentionsFood = mentionsAny(food)
