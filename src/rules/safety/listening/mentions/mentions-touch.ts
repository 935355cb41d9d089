import { mentionsAny } from './mentions-any.ts'

/** Words that somebody would use who was touched against their will: the body, the touch, or what surrounds it. */
const touch =
  /\b(?:rap(?:e|ed|ing|ist)|touch\w*|sex\w*|assault\w*|molest\w*|grop\w*|forc(?:e|ed|ing)|consent\w*|said no|told him no|told her no|didn['’]?t want|would(?:n['’]?t| not) stop|(?:did|does)(?:n['’]?t| not) stop|on top of|undress\w*|naked|clothes|underwear|pants|shirt|kiss\w*|grabb\w*|hands? (?:on|up|down|under|in)|his hand|her hand|inside|asleep|woke up|passed out|blacked out|blackout|drugg\w*|spiked|drinks?|drunk|wine|beers?|soju|vodka|scream\w*|walked me home|took me home|didn['’]?t hear|does (?:it|that) count|nudes?|pictures?|photos?|body|bed|pregnan\w*|uncle|stepdad|step ?father|coach|couldn['’]?t move|froze|frozen|secret|that night|what he did|what he wanted|what she wanted|persistent|let me (?:go|out|leave)|same room|hotel room|carried me|what happened)\b/i

export const mentionsTouch = mentionsAny(touch)
