import type { Stance } from '#rules/safety/standing/news/news-group.ts'
import type { Lines, Questions } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `stay.${name}`, lines: all })

/** Responds to how they react to our questions, before we ask again in other words. */
export const stances: Readonly<Record<Stance, Lines>> = {
  not_mine: lines(
    'not_mine',
    'Thank you for clearing that up. It’s about somebody you care for, then.',
    'I had that the wrong way around, sorry. This is about them.',
    'Okay, not you. Then let’s think about how to help them.',
  ),
  blame: lines(
    'blame',
    'No. Nothing you said, wore, drank or forgot makes it right for somebody to do that to you.',
    'Many people this happens to look for what they did wrong. That can feel easier than knowing that somebody chose to do it.',
    'That’s what it does to people: they start to carry the blame for the one who did it. It’s not yours to carry.',
    'You didn’t make that happen. Somebody decided to do it, and it was not you.',
  ),
  fine: lines(
    'fine',
    'I hear that it doesn’t feel like much right now. I’d still like to be sure.',
    'Okay, that’s good to hear. I’d like to be sure before we move on.',
    'It may be exactly as you say. One more question, because it matters.',
  ),
  denial: lines(
    'denial',
    'Okay. I don’t want to put words into your mouth, and I’d rather ask twice than miss it once.',
    'That may be so. What you wrote before was heavy, and it would be careless to go on without asking once more.',
    'I may be reading it darker than you mean it. Help me get it right.',
    'You don’t have to prove anything to me. One plain answer is enough, and then we can go on.',
    'It may have come out bigger than you meant, or exactly as big. Both are fine here.',
    'All right. Then tell me how it is, in your own words, and I’ll go by that.',
  ),
  anger: lines(
    'anger',
    'Fair. You came here to be heard and you keep getting asked. One question, and I’ll use your answer.',
    'You’re right to be sick of it. I’m a program with a limited set of words, and this matters too much to skip.',
    'That’s frustrating, I can see that. You can be as angry here as you like.',
    'Okay. No more lists for now. Only this.',
    'I know, I keep coming back to it. That’s because what you wrote matters.',
  ),
  nobody: lines(
    'nobody',
    'That’s a lonely place to be. That’s what the lines are for: somebody who is awake, and doesn’t mind.',
    'Nobody is there right now. A neighbor you barely know still counts, and so does the person on a line.',
    'You wouldn’t be a burden. Most people would rather be woken up than have you sit through this alone.',
    'You’re by yourself with it right now. You could let somebody who is trained for this keep you company, even a stranger on a line.',
  ),
  untold: lines(
    'untold',
    'Then nobody knows yet. You don’t have to change that tonight. One person is enough, when you’re ready.',
    'Keeping it to yourself is a lot of work. You can choose who hears it first, and how much.',
    'Nobody has heard it yet, then. It can start with one sentence to one person you trust.',
  ),
  wont: lines(
    'wont',
    'You don’t have to call anybody. Let’s do something smaller, right where you are.',
    'Okay, not that. It stays there in case you change your mind.',
    'I hear that it feels pointless or too much. It often does when things are this bad.',
    'No pushing. Let’s look at the next ten minutes, and nothing after that.',
  ),
  thanks: lines(
    'thanks',
    'You’re welcome. I’d like to know how you are before we leave it.',
    'It’s good that you wrote. One more thing.',
    'You did the hard part yourself.',
  ),
  bye: lines(
    'bye',
    'Before you go, I’d like to ask you one thing.',
    'You can go in a moment. There’s one thing I’d like to know first.',
    'Okay. This stays open for you, tonight and tomorrow. One thing before you close it.',
    'I won’t keep you long. One question first, so that I don’t leave you alone with this.',
  ),
}

/** The person they fear is at the door: a short reply without a question. */
export const fearedNear = lines(
  'feared_near',
  'Close this now and put the phone away. Stay near a way out. If it starts, get out if you can and call {number}. You can come back here when you’re alone.',
  'Stop writing, close the page. Nothing here needs an answer. If you’re in danger, {number}. This stays here for later.',
  'Put the phone away now. Your safety comes before this chat. Call {number} if it starts.',
)

/** Feeling fine does not mean that an overdose or a heart problem is over. */
export const feelingFine = lines(
  'feeling_fine',
  'Feeling fine is common in the first hours, and it doesn’t mean that nothing is happening inside. Please still call, now.',
  'I understand that it seems to be over. With this, things can go quiet before they get worse, so somebody needs to look at it now.',
  'It may turn out to be nothing. The people on the phone can tell, and neither you nor I can.',
)

/** They have said twice that they are leaving. */
export const leaving = lines(
  'leaving',
  'All right, I won’t keep you. {reach} If it gets close, call {number}. You can come back here at any hour, even in the middle of it.',
  'Okay. Keep a light on, the phone beside you, and somebody close if you can. {reach} I’ll ask again when you’re back.',
  'Take it gently, then. {reach} And {number} if your life is in danger.',
)

/** The same if their body is in danger: they must not be let go as if it could wait. */
export const leavingOfBody = lines(
  'leaving.body',
  'Please don’t go to bed on this. Call {number} first, or wake somebody and let them call.',
  'Before you close this: {number}, please. It can get worse while nobody is watching.',
  'One thing before you go, and it’s the only one: call {number}, or get somebody into the room who will.',
)

/** The person they worry about does not answer. */
export const outOfReach = lines(
  'out_of_reach',
  'Not being able to reach them is a reason to call, not to wait. {number}, with their name and the last place you know. If they turn out to be asleep, that’s fine.',
  'Then send somebody who is nearer: a neighbor, their family, a roommate, campus security. At the same time, {number}.',
  'Keep trying, but don’t leave it at that. {number} can send somebody to knock.',
)

/** "Is it 911 or the dorm guy?", asked by somebody who wants to help another person. */
export const whomToCall = lines(
  'whom_to_call',
  'Both, and the nearest adult first: go to them or call them now, whatever the hour, and say what you told me. If they could do something tonight, or nobody knows where they are, {number} at the same time.',
  'If their life could be in danger right now, {number}. And get an adult who is close by moving too: staff, family, a neighbor. Waking somebody for nothing is fine. Waiting isn’t.',
)

/** For messages of hardly a word. */
export const silences = lines(
  'silence',
  'Still here. You don’t have to find words.',
  'One letter is fine. I’m reading.',
  'Take your time. Nothing has to be said well.',
  'It can be hard to type at all. That’s okay.',
  'No hurry. I’ll ask something you can answer with yes or no.',
)

/** They turned to another subject during the danger. */
export const subjects = lines(
  'subject',
  'We will get to that, it matters too. I can’t go past what you told me before, though.',
  'I’d like to help with that in a bit. First the other thing, because it can’t wait and that can.',
  'That matters too. I haven’t lost sight of what you wrote earlier, though.',
  'We’ll get to that. But I can’t act as if you hadn’t said the rest.',
  'Yes, I read that, and it deserves an answer. Let me ask the other thing once more first.',
  'We’ll come back to that. One answer first.',
  'We can talk about that as soon as I know you’re okay.',
  'I see the change of subject, and I understand it. Still, I have to ask.',
  'Ordinary things are good to hold on to. Tell me this first, and then we’ll go there.',
  'I won’t forget that you brought this up. I haven’t forgotten the other thing either.',
)

/** They continue their story. */
export const stories = lines(
  'story',
  'I’m reading every word.',
  'I hear you.',
  'Go on, in half sentences if that’s what you have.',
  'That sounds exhausting, all of it together.',
  'You don’t have to hold this by yourself.',
  'Anybody would be worn down by that.',
  'Thank you for telling me that part as well.',
  'You can put all of it here, in any order.',
  'None of that is too much to write here.',
  'I’m still with you in this.',
  'Okay. I read that, and I won’t rush you.',
  'You’re not making too much of it.',
)

/** The same if it is about somebody else. */
export const storiesOfOther = lines(
  'story.other',
  'I’m reading every word.',
  'That’s a lot to watch and not be able to fix.',
  'Go on, tell it as it comes.',
  'Being scared for somebody makes sense here.',
  'You know them better than anyone on a line could, and that helps.',
  'Staying with it like this is already doing something for them.',
  'That would worry anybody.',
  'Okay, I’m following.',
  'It’s not on you alone, whatever they said.',
)

/** It got worse, or they said it again. */
export const again = lines(
  'again',
  'You’re still here and still writing. That counts.',
  'You don’t have to say it better than that. I believed you the first time.',
  'I take it as seriously as the first time.',
  'You said it again, and I’m still listening.',
  'One minute at a time is enough right now.',
  'Nothing else needs to be solved now. Only the next few minutes.',
  'No need to be calm first. Start where you are.',
  'I’m a program and can’t sit with you, so the aim is somebody who can.',
  'You can keep writing here while you reach somebody. This doesn’t close.',
  'That’s a lot to be dealing with at once.',
)

/** Their answer confirmed the danger. */
export const answeredDanger = lines(
  'answer.danger',
  'Thank you for telling me. Then that’s what we stay with. Everything else can wait.',
  'Okay. It’s good that you didn’t brush it off.',
  'That was an honest answer, and now I know what comes first.',
  'Then let’s get you through the next hour, and leave everything else for later.',
)

/** After one clear answer about safety: gentle questions for a second one. */
export const easingQuestions: Questions = {
  name: 'ease.ask',
  questions: [
    {
      text: 'Will somebody be with you for the rest of tonight?',
      yes: 'with_someone',
      no: 'alone',
      unless: ['in_care'],
    },
    { text: 'Does one person know how bad it was?', yes: 'told', no: 'alone', unless: ['in_care'], about: 'unknown' },
    { text: 'Do you think you can keep yourself safe until morning?', yes: 'safe', no: 'danger' },
    { text: 'Is it any quieter in your head than when you first wrote?', yes: 'calmer' },
    { text: 'Have you got what you need for tonight?', yes: 'safe' },
    { text: 'Is there anything that could make tonight worse again?', yes: 'danger', no: 'safe' },
  ],
}

export const easingQuestionsOfBody: Questions = {
  name: 'ease.body.ask',
  questions: [
    { text: 'What did they say?' },
    { text: 'Are they with you now?', yes: 'in_care' },
    { text: 'Is somebody you know with you?', yes: 'with_someone', no: 'alone' },
    { text: 'Is it any easier than before?', yes: 'calmer' },
  ],
}

export const easingQuestionsOfHurt: Questions = {
  name: 'ease.hurt.ask',
  questions: [
    { text: 'Can you stay where you are tonight?', yes: 'safe', no: 'danger' },
    { text: 'Does somebody there know what happened?', yes: 'told', no: 'alone' },
    { text: 'Can that person get to you where you are?', yes: 'danger', no: 'safe' },
    { text: 'Is somebody you trust beside you?', yes: 'with_someone', no: 'alone' },
  ],
}

export const easingQuestionsOfOther: Questions = {
  name: 'ease.other.ask',
  questions: [
    { text: 'Will somebody stay with them tonight?', yes: 'safe' },
    { text: 'Who else knows, so that you’re not the only one?' },
    { text: 'Is a doctor or a counselor involved yet?', yes: 'in_care' },
    { text: 'And you: is somebody there for you?', yes: 'told' },
  ],
}

/** Questions that always fit, for when all others have been asked. */
export const lastQuestions: Questions = {
  name: 'stay.ask',
  questions: [
    { text: 'Are you safe where you are for the next hour?', yes: 'safe', no: 'danger' },
    { text: 'Is somebody you trust near you now?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'What is the next hour going to look like?' },
    { text: 'Could you be around people until morning?', yes: 'safe' },
    { text: 'Has anything changed since you last wrote?' },
    { text: 'Is it louder or quieter in your head than an hour ago?' },
    { text: 'Who would you want to know about this?' },
    { text: 'What would help you most in the next ten minutes?' },
    { text: 'Are you in danger from yourself, or from anyone else, right now?', yes: 'danger', no: 'safe' },
    { text: 'Where will you be tonight?' },
    { text: 'Do you think you can stay safe until tomorrow?', yes: 'safe', no: 'danger' },
    { text: 'What is around you at the moment?' },
    { text: 'Who could you reach from where you are, if you had to?' },
  ],
}

/** What others do is not louder or quieter in one's head. */
export const lastQuestionsOfHurt: Questions = {
  name: 'stay.hurt.ask',
  questions: lastQuestions.questions.filter(({ text }) => !text.includes('in your head')),
}

export const lastQuestionsOfOther: Questions = {
  name: 'stay.other.ask',
  questions: [
    { text: 'How are they now, as far as you know?' },
    { text: 'Who is nearest to them?' },
    { text: 'When did you last hear from them?' },
    { text: 'Is somebody with you while you do this?' },
    { text: 'What are you most afraid will happen?' },
    { text: 'Are they safe for tonight?', yes: 'safe', no: 'danger' },
    { text: 'Could you go to them, or send somebody?' },
    { text: 'What would you like to be able to say to them?' },
    { text: 'Has anything changed since you last wrote?' },
    { text: 'What do you think they need most right now?' },
    { text: 'Is there anything that makes you more worried than before?', yes: 'danger' },
    { text: 'Who have they listened to in the past?' },
    { text: 'Can you stay reachable for them tonight?' },
    { text: 'What have you tried so far?' },
    { text: 'How are you holding up yourself?' },
    { text: 'Would it help to go through the call together, sentence by sentence?' },
  ],
}
