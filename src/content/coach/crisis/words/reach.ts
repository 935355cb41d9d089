import type { Lines } from '../parts.ts'

/**
 * Helplines that can be texted. {label} is what to do ("Text 988"), {name} who answers, {open} the cost and hours.
 */
export const writing: Lines = {
  name: 'reach.write',
  lines: [
    '{label} ({name}): {open}. You only write. Nobody has to hear you.',
    'You can reach a person without a word said out loud. {label} ({name}), {open}.',
    '{label}, {open}. "I don’t know how to say this" is enough for a first message.',
    'There’s somebody there for exactly this: {label} ({name}), {open}.',
    'One message is enough to begin: {label} ({name}), {open}.',
    'Keep this one close: {label} ({name}), {open}.',
    'The people at {name} read things like this every day, and they stay calm. {label}, {open}.',
    'You don’t have to be sure that it’s bad enough. {label} ({name}), {open}.',
    'Still there: {label} ({name}), {open}.',
  ],
}

/** The same for countries with only phone lines. */
export const calling: Lines = {
  name: 'reach.call',
  lines: [
    '{label} ({name}): {open}. A person who is trained for this answers.',
    'There’s somebody there for exactly this: {label} ({name}), {open}.',
    '{label}, {open}. You can begin with "I don’t know how to say this."',
    'You don’t have to be sure that it’s bad enough. {label} ({name}), {open}.',
    'Keep this one close: {label} ({name}), {open}.',
    'The people at {name} hear things like this every day, and they stay calm. {label}, {open}.',
    'You can hang up at any time, and call again at any time. {label} ({name}), {open}.',
    'Still there: {label} ({name}), {open}.',
  ],
}

/** Below a question that is asked for the first time: mentions the helpline without urging anybody to use it. */
export const quietly: Lines = {
  name: 'reach.quiet',
  lines: [
    'If you would rather tell a person: {label} ({name}), {open}.',
    'There’s also a person to talk to, if you ever want one: {label} ({name}), {open}.',
    'For later, or for now if you like: {label} ({name}), {open}.',
    'In case you want a person instead: {label} ({name}), {open}.',
  ],
}

/** For countries without a helpline in our list. */
export const finding: Lines = {
  name: 'reach.find',
  lines: [
    'findahelpline.com shows who answers in your country, many of them by chat or text.',
    'Open findahelpline.com and choose your country. It says which lines are open now, and which you can write to.',
    'There are people for this where you live, too. findahelpline.com lists them with their hours.',
    'If talking is too much, findahelpline.com also shows lines you can write to.',
    'Keep findahelpline.com open in another tab, with your country chosen.',
    'One line from findahelpline.com is enough for now. The first message can be one word.',
  ],
}

/** Names the emergency number again, for dangers where that is the first call to make. */
export const emergency: Lines = {
  name: 'reach.emergency',
  lines: [
    'Please call {number} now, before reading on.',
    'This is still a call to {number}, before anything else.',
    'If you haven’t called yet: {number}, with the phone on speaker, and keep this open.',
    'Dial {number} and let them ask. You answer one question at a time.',
    'If calling feels impossible, hand the phone to whoever is near and have them dial {number}.',
    'The people at {number} can do more for you than any words here.',
    'Try {number} again if it didn’t go through.',
    '{number} is the one thing I’d ask of you right now.',
  ],
}

/** For whoever took something. */
export const poisonLines: Lines = {
  name: 'reach.poison',
  lines: [
    'The poison line will tell you what to do, step by step: {label}.',
    'The people at the poison line know what each thing does and what helps: {label}.',
    'You can also ask the poison line, and have the packet in your hand for it: {label}.',
    'If you can’t get through, try the poison line: {label}.',
  ],
}
