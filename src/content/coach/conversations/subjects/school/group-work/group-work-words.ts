import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const groupWorkWords: readonly Answer[] = [
  {
    like: [
      'nobody in my group answers the chat. what do i write',
      'My project group ignores my messages. How do I word the next one?',
      "wrote 'hey guys' in the groupchat and got zero replies. now what do i say",
      "My group doesn't answer and the deadline is coming. What can I write them?",
      'group project, everyones silent. msg pls',
      "I've written to my study group twice with no answer. What might I send?",
      'left on read by my whole group lol. what do i send next',
    ],
    say: [
      'Give them a choice and a date, so that answering takes one letter.\n"Which works for you: A, tonight at 7, or B, tomorrow at 5? A letter is enough."\n"I\'ll start on the first part. Pick one of the others by tomorrow."\n"If I don\'t hear otherwise by tonight, I\'ll go with this plan."',
    ],
    asks: 'words',
  },
  {
    like: [
      'one guy in our group isnt doing anything. what do i say to him',
      "How do I confront a group member who isn't pulling their weight?",
      'she hasnt done her part and its due friday. how do i say it nicely',
      'A member of my team does not work. I want to tell but no fight',
      'slacker in my group, words?',
      'One participant contributes nothing. How might I raise it with him?',
      'im doing his half of the project too and need to tell him. how',
    ],
    say: [
      'Write to that person alone, and ask before you accuse.\n"Hey, how\'s your part coming? Is anything in the way?"\n"I can\'t do both parts. Which piece can you have done, and by when?"\n"If it won\'t work out, tell me by tomorrow so we can plan."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i havent done my part and the group is waiting. what do i tell them',
      "How do I admit to my team that I'm behind?",
      'im the one who didnt do the work ugh. what do i write in the chat',
      "I am late with my part of group project, I'm ashamed. What to write?",
      'didnt finish my bit. how do i say it before they ask',
      "I've fallen behind on my share and must inform the others.",
      'been dodging the group chat bc i did nothing. what do i say now',
    ],
    say: [
      'Write before they ask, with a time you can keep.\n"I\'m behind on my part, and I\'m sorry I didn\'t say so earlier."\n"You\'ll have it by [day]. I\'ll send what I have tonight."\n"Could someone look at it with me for ten minutes?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'teacher says find a group and nobody picks me. what do i say to join one',
      'How do I ask people if I can be in their group?',
      'need a group for the project, what do i say to ppl i dont know',
      'Everybody has already a group. How can I ask to enter?',
      'pick your own groups = nightmare. line to ask?',
      "I'm the oldest in the course and must find a group. What words would do?",
      'no i dont have a group yet. what do i say to them',
    ],
    say: [
      'Walk up to the nearest group with room and say one line.\n"Do you have room for one more?"\n"I don\'t have a group yet. Can I work with you?"\n"I\'m happy to take [the thing]. Do you need anyone?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i have an idea in the group but they all talk over me. what do i say',
      'How do I get my group to listen to my suggestion?',
      'they decide everything without me. what can i say',
      "In group work the others speak fast and I can't put my idea. Words?",
      'my groups going in the wrong direction and im scared to say it',
      'I disagree with the plan my group has made. How might I say so?',
      'want to suggest smth different to my group without being annoying',
    ],
    say: [
      'Put it as one sentence and a question.\n"Can I put one idea in before we decide?"\n"I worry about one thing with this plan. Can I say what?"\n"I\'d try it another way. What would you think of this?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'who presents what in the group and i dont want the speaking part. what do i say',
      'How do I ask my group for a small speaking role instead of a big one?',
      'they want me to present for all of us. what do i tell them',
      'My group wants that I speak the most. I want short part, how to say?',
      'dont wanna do the whole talk, just a bit. words for the group?',
      "I'd prefer a smaller portion of our joint presentation. How do I ask?",
      'can i tell my group im nervous about presenting, how',
    ],
    say: [
      'Ask for a small piece, and offer something in return.\n"Speaking is hard for me. Can I take a short part near the start?"\n"I\'ll do more of the slides if someone takes the longer section."\n"I want to do a part. Could we practice once together?"',
    ],
    asks: 'words',
  },
]
