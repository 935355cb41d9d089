import { type Means, meansNames, meansThings } from '../situation/means-names.ts'

const joke =
  '(?:a |an |only |just |meant as a |obviously )*(?:joke|joking|banter|figure of speech|expression|work thing|about work|for work|for cooking|exaggerat\\w+|for effect|messing|kidding|sarcasm|slagging)'

/** A thing they gave away or used up was there. "No pills left" takes nothing back. */
const wasThere =
  /\b(?:left|anymore|any more|gone|now|yet|took|taken|gave|given|threw|thrown|away|flushed|handed|she has|he has|they have|swallowed|over)\b/i

function patternsFor(name: Means): RegExp {
  const thing = `(?:${meansThings[name]})`
  return new RegExp(
    [
      `\\b(?:there(?:'s| is| are|s| was| were)?|i(?:'ve| have| had)?(?: got)?|got|have|had) (?:never )?(?:no|not a|not any|isn'?t (?:a|any)|aren'?t any|wasn'?t (?:a|any)) ${thing}\\b`,
      `\\bthere (?:isn'?t|is not|aren'?t|are not|wasn'?t|was never|were never|never was) (?:a|an|any|no) ${thing}\\b`,
      `\\bi (?:don'?t|do not|didn'?t|never) (?:even )?(?:have|own|had|owned) (?:a|an|any) ${thing}\\b`,
      `\\b(?:never|didn'?t|did not|don'?t|wasn'?t|isn'?t|not) (?:really |actually )?(?:said|say|saying|mention(?:ed)?|mean|meant|meaning|talk(?:ed|ing)? about|about|thinking (?:of|about)) (?:a |an |any |anything about |the |my |those )*${thing}\\b`,
      `\\b(?:it'?s|it is|it was|that'?s|its) (?:not|never|nothing to do with) (?:about )?(?:a |the |my |any )?${thing}\\b`,
      `(?:^|[.!?,;]\\s*|\\b(?:no|wait|what|jesus|christ|but|and) )(?:no|not(?: a| the| my| any)?|what|which|forget(?: about)? the|leave the|never mind the|drop the|ignore the) ${thing}\\b(?! (?:left|anymore|any more|now|yet))`,
      `\\b(?:the |my |that |those |bit about the |thing about the |line about the )?${thing}(?: (?:bit|thing|line|part|comment|remark|one))?(?: here)?,? (?:was|were|is|are|wasn'?t|'?s) ${joke}`,
      `\\b(?:i was|i'?m|was|only|just) (?:only |just )?(?:joking|kidding|messing|having a laugh) (?:about|with|on) (?:the |my |those )?${thing}\\b`,
      `\\b(?:joke|joked) (?:about|with|on) (?:the |my |those |having )?${thing}\\b`,
    ].join('|'),
    'i',
  )
}

const patterns: ReadonlyMap<Means, RegExp> = new Map(meansNames.map((name) => [name, patternsFor(name)]))

function sentencesOf(message: string): string[] {
  return message.replaceAll('’', "'").match(/[^.!?\n;]+[.!?\n;]*/g) ?? []
}

function takenBackIn(sentence: string): Means[] {
  return wasThere.test(sentence) ? [] : meansNames.filter((name) => patterns.get(name)?.test(sentence) === true)
}

/** What they say was never there or never meant: "the knives was a joke", "there's no knife here", "not the pills". */
export function meansTakenBack(message: string): Means[] {
  return [...new Set(sentencesOf(message).flatMap(takenBackIn))]
}

/** The message without the parts that say so. What is named beside it in the same sentence stays: "no knife, the car keys". */
export function withoutMeansTakenBack(message: string): string {
  if (meansTakenBack(message).length === 0) return message
  return sentencesOf(message)
    .map((sentence) => {
      let rest = sentence
      for (const name of takenBackIn(sentence)) rest = rest.replace(patterns.get(name) ?? /$^/, ' ')
      return rest
    })
    .join('')
}
