import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const videoCallWords: readonly Answer[] = [
  {
    like: [
      'i keep getting talked over on zoom. what do i say to get back in',
      'How do I come back after someone interrupts me on a video call?',
      'they cut me off mid sentence on teams and i just go quiet. line?',
      'On the online meeting two people speak at once and I always stop. What can I say?',
      'whenever I unmute someone else starts. what are the words for that',
      'I was interrupted again during the video conference and lost my turn; kindly suggest wording.',
      'no, like when lag makes us both talk and i give up. what do i say',
    ],
    say: [
      'Keep it short, and say it as soon as there\'s a gap.\n"I\'d like to finish my point, it\'s one sentence."\n"Go ahead, and then I\'ll come in after you."\n"Can I jump back to what I was saying? I hadn\'t gotten to the end."',
    ],
    asks: 'words',
  },
  {
    like: [
      'was daydreaming on the call and someone said my name. what do i say',
      "They asked for my opinion on Zoom and I hadn't heard the question. What's a graceful line?",
      'got called on and had no clue what they asked. words??',
      'What to say when I lost the thread in video meeting and they wait for my answer',
      "i zone out on long calls and then someone goes 'what do you think?'",
      'I missed the question on a Teams call and sat there like a fool. How should I respond next time?',
      'if my boss asks me something on camera and i wasnt following, what do i say',
    ],
    say: [
      'Own it in five words and ask for it again.\n"Sorry, I missed that. Could you say the question again?"\n"I lost the thread for a moment. What\'s the part you\'d like from me?"\n"I caught the start but not the end. Can you repeat it?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my internet froze in the middle of me talking and i dont know what they heard. what do i say when im back',
      'What do I say after my connection drops out on a call?',
      'i was muted the whole time i was talking lol how do i recover',
      'Camera and sound failed and everybody waited for me. Please a sentence for this situation',
      'screen share not working and everyone staring. what do i say',
      'When the technology goes wrong on my end I get so flustered. What might I say to them?',
      'no the tech thing. like when my mic doesnt work and everyones waiting',
    ],
    say: [
      'One short line, then straight back to the point.\n"I think my tech let me down there. What\'s the last thing you heard from me?"\n"Give me thirty seconds to sort this out."\n"Okay, I\'m back. I\'ll start that bit again."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say i want my camera off without it being weird',
      'What can I write if I need to keep my camera off for part of a call',
      'they want cameras on and today i really cant. what do i tell them',
      'Boss says camera on. I want to say no for today politely. How?',
      "is there a normal way to tell people my video's staying off",
      'I should like to attend without video this once. How would I word that?',
      'camera off msg for the chat pls, something short',
    ],
    say: [
      'Say it early and show you\'re still with them.\n"I\'m keeping my camera off today, but I\'m here and listening."\n"No video from me this time. Call on me whenever you like."\n"I\'ll turn it on when it\'s my turn to talk."',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyones waiting for the call to start and its just me and one other person. what do i say',
      'What do you talk about in those first minutes on Zoom before everybody joins?',
      'im always early and its me plus one coworker in silence on camera',
      "First two minutes of video meeting, small talk, I don't know what to say",
      'joined early, someone i barely know is there, we just stare. words?',
      "I dread the bit before the meeting begins, when we're on screen and nobody speaks. A line, please.",
      'no before it starts, the awkward waiting bit. what do i say to them',
    ],
    say: [
      'One plain line is plenty, and quiet after it is fine.\n"Hi, looks like we\'re the early ones. How\'s your day going so far?"\n"Where are you calling in from today?"\n"I\'m going to grab some water while we wait, back in a second."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do you end a zoom call, i always do the weird wave and then cant find the button',
      'What do I say at the end of a video call when nobody leaves?',
      'the goodbye bit on video is sooo awkward give me a line',
      'I need to leave the video call before it finishes. What do I say or type?',
      "call's running over and i have to go, how do i say it",
      "At the finish of online meeting I don't know what is polite to say",
      'zoom hang with family never ends. how do i say im off',
    ],
    say: [
      'Say it, find the button while you\'re saying it, and go.\n"I have to head off now. Thanks, everyone, bye."\n"I need to drop off here. If you need me for anything, send me a message."\n"This was good. I\'m hitting leave now, see you next time."',
    ],
    asks: 'words',
  },
]
