import type { Answer } from '../../../conversation.ts'

export const readingAloudReplies: readonly Answer[] = [
  {
    like: [
      'what do i write to my teacher about reading out loud',
      'how do i tell my boss that reading to the group is hard for me',
      'need a short email asking not to be called on to read without warning',
      'how do i explain it to the leader of our bible study in private',
      'words for telling the prof that reading aloud scares me',
    ],
    say: [
      `Keep it short, and ask for one thing:\n"Reading out loud is hard for me. Could you tell me beforehand when it will be my turn?"\n"I get very nervous when I read to a group. A shorter piece would help me take part."\n"I want to do my share of the reading. Could I start with a few lines?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i turn down doing a reading at the wedding',
      'what can i say if i dont want to do the reading they asked me for',
      'she wants me to read at the service and i want to say no nicely',
      'how to decline being a reader without hurting them',
    ],
    say: [
      `Thank them, say no once, and offer something else if you want to:\n"It means a lot that you asked me. Reading in public isn't for me, but I'd love to help another way."\n"I'm honored. I'd rather not read. Is there something else I could do for you that day?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if i cant go on in the middle of reading',
      'how do i stop halfway through the page without making it weird',
      'i need words for when i freeze in the middle of my paragraph',
      'what can i say when i need somebody else to take over reading',
    ],
    say: [
      `One sentence is enough, said to whoever is leading:\n"I need a second. Then I'll go on."\n"Could somebody take it from here, please?"\n"I'll stop at this line. Who wants to read the next part?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when someone tells me i sounded nervous reading',
      'they said wow you were really shaking up there what do i answer',
      'how do i respond to comments about my voice after i read',
      'someone asked why i read so fast, what should i say',
    ],
    say: [
      `Agree, and move on to the text:\n"Yes, I get nervous reading. What did you think of the piece?"\n"I was. I'm glad I got to the end."\n"That's how I read in front of people. Could you follow it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a friend to listen to me read',
      'what do i say to get someone to be my practice audience',
      'id like my husband to hear me practice the reading but i feel silly asking',
      'how can i ask my sister to let me read to her without corrections',
    ],
    say: [
      `Tell them what you want from them:\n"Can I read you a page? You don't have to say anything."\n"I have to read this in front of people. Would you listen once and tell me what it was about?"\n"Please don't correct me while I read. I want to practice getting to the end."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i look up while i read',
      'do i have to make eye contact when reading from a page',
      'is it bad to keep my eyes on the paper the whole time',
      'where am i supposed to look when i read to people',
      'im scared ill lose the line if i look at the audience',
    ],
    say: [
      "You can keep your eyes on the page; that's where the words are. If you want to look up, do it at the end of a paragraph, with a finger on the next line. Hold the page a little higher, and your voice carries better.",
    ],
  },
  {
    like: [
      'should i learn it by heart',
      'is it better to memorize the text before i read it out',
      'im trying to memorize the whole passage so i cant mess up',
      'would it help if i knew the reading off by heart',
    ],
    say: [
      "No, you don't need to. Knowing the first two lines very well is enough, because the start tends to be the shakiest part. The rest is on the paper. With a memorized text you also have to worry about going blank.",
    ],
  },
  {
    like: [
      'what if i start crying while i read it',
      'im afraid ill break down reading the eulogy',
      'is it terrible if i tear up in the middle of the poem',
      'the text makes me cry every time i read it',
      'how do i read something sad without choking up',
    ],
    say: [
      "If it happens, stop, breathe out, and wait until you can say the next line. People understand a pause like that. Mark the hardest line beforehand so it doesn't catch you by surprise.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they cant hear me',
      'i read too quietly',
      'people always shout louder when i read',
      'my voice gets tiny when i have to read to a room',
      'am i supposed to project',
    ],
    say: [
      'If they can\'t hear you, somebody says "louder," and you start that sentence again. To carry farther, pick someone in the last row and read to them. Lift the page so your chin comes up, and slow down. A full breath before each sentence does more than forcing your throat.',
    ],
  },
  {
    like: [
      'we do popcorn reading and i never know when im next',
      'the teacher picks readers at random',
      'anyone can call my name to read next',
      'not knowing when i have to read is the worst bit',
    ],
    say: [
      "So there's no safe minute: your name could come up at any paragraph. That can wear you out more than the reading itself. You could ask for a heads-up before your turn. Or offer to read a short piece early; then it may be over, and you can listen to the rest.",
    ],
  },
  {
    like: [
      'im a grown adult and scared of reading a page to people',
      'i cant even read to my kids class without panicking',
      'im a manager and i dodge reading things out at meetings',
      'at 50 im still afraid of reading out loud',
    ],
    say: [
      "You handle grown-up things every day, and then a page of text gets to you. That can feel absurd, and it's common in adults. Many people hardly read aloud after school, so the fear never got a chance to shrink. It can still get smaller with practice, at any age.",
    ],
  },
  {
    like: [
      'i have to read something i wrote myself',
      'reading my own poem to the writing group terrifies me',
      'its my own story and everyone will hear it',
      'sharing my own writing out loud feels naked',
      'i wrote the speech and now i have to read it to them',
    ],
    say: [
      'Then two things are out there at once: your voice and what you made. No wonder it feels exposed. It can help to read it like a piece by someone else that you like. Skip the apology at the start, and let them hear the piece first.',
    ],
  },
  {
    like: [
      'it all goes back to one time they laughed at me in school',
      'i had one horrible reading in fourth grade and never got over it',
      'a teacher humiliated me for my reading when i was little',
    ],
    say: [
      "That was a rotten thing to happen to a kid, and it makes sense that it stuck. The people listening to you now are mostly not the ones from back then. Is there one person you'd trust to hear you read a page?",
    ],
  },
  {
    like: [
      'i read my part and it was fine',
      'did the reading, nothing happened',
      'well i read my paragraph, it was ok',
      'read out loud today. it was alright',
      'got through the reading without any drama',
    ],
    say: [
      "Good. You were handed a page and you read it to the end, with people listening. Fine is a very good result for something you dreaded. It's behind you now.",
    ],
    about: 'over',
  },
  {
    like: [
      'they said i read well but i think they were being nice',
      'people complimented my reading and i dont believe it',
      'it went well but it was probably luck because the text was short',
      'my reading went great and im waiting for the catch',
    ],
    say: [
      "I'm glad it went well. You heard it from the inside, with your heart pounding. They heard the words, so they may know better than you how it sounded. You don't have to believe it yet. You can let it be good for now.",
    ],
    about: 'over',
  },
  {
    like: [
      'i rushed through it and nobody understood a word',
      'i read so fast i mumbled the whole page',
      'my voice shook from the first word to the last',
      'i stumbled over every second word when i read today',
      'the reading was a disaster, i kept tripping',
    ],
    say: [
      "That's a miserable few minutes, and of course you wanted out of them. What you keep hearing is how it felt from the inside, with the fear turned up. For the people listening, it may have been one piece of text in their day. You don't have to go over it again tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i hid in the bathroom when it was my turn to read',
      'i lied and said i had a sore throat so i didnt have to read',
      'pretended i forgot my glasses to get out of reading',
      'im ashamed i made up an excuse instead of reading my bit',
    ],
    say: [
      "You felt cornered and took the nearest way out. Plenty of people have done that over a page of text. One excuse doesn't make you a liar. It shows how big the fear was right then. A few lines, read to one person you trust, would be a gentler place to start.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i practice it out loud or in my head',
      'is reading it silently enough to prepare',
      'do i have to say it out loud when i practice',
      'does whispering it count as practicing',
    ],
    say: [
      "Out loud, at the volume you'll need, and standing up if you'll be standing. In your head you skip the breathing and the hard words, and those are the parts you need to practice. Twice through is plenty for one sitting. Mark your pauses with a pencil.",
    ],
  },
]
