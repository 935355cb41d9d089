import { anyOf, type Concept } from './concept.ts'

export const people: readonly Concept[] = [
  {
    name: 'boss',
    phrases: [
      anyOf(
        'boss bosses manager managers supervisor foreman director ceo cto cfo vp executive executives exec execs ' +
          'management team_lead my_lead line_manager charge_nurse shift_lead the_owner higher_ups superior employer ' +
          'the_partner head_teacher principal_investigator my_pi department_head leadership the_president my_chef',
      ),
    ],
  },
  {
    name: 'teacher',
    phrases: [
      anyOf(
        'teacher teachers professor professors lecturer lecturers tutor tutors instructor advisor adviser ta dean ' +
          'coach principal mr mrs ms miss sir supervisor_at_university thesis_supervisor examiner committee ra',
      ),
    ],
  },
  {
    name: 'coworker',
    phrases: [
      anyOf(
        'coworker teammate teammates team crew staff client clients customer customers vendor department colleague ' +
          'new_hire intern interns pm investor investors patient patients prospect prospects the_guys regular regulars ' +
          'labmates stakeholder stakeholders accounting sales consultant dispatcher',
      ),
    ],
  },
  {
    name: 'date_person',
    phrases: [
      anyOf(
        'crush girlfriend boyfriend ex match fiance tinder hinge bumble okcupid grindr dating date dates lover ' +
          'romantic flirt flirting flirty kiss kissing soulmate talking_stage situationship blind_date attracted ' +
          'valentine valentines gorgeous handsome cute kissed butterflies_around seeing_someone chemistry_between her_number his_number asked_me_out ask_her_out ask_him_out ask_them_out ' +
          'the_app dating_app dating_apps swipe swiped swiping hookup bio_says out_of_my_league matched unmatched',
      ),
      '(out|dinner|drinks|coffee|movies|cinema|lunch|supper|dancing) with (him|her|a (girl|guy|woman|man|boy|lady|widow|widower))',
      '(likes|like|fancy|into) (him|her|me back)',
      'see (her|him|me) again',
      '(asked|asking|ask|invited|invite|taking|take|takes|took|picking) (me|him|her) (out|to|up|for|dancing)',
      '(girl|guy|woman|man|boy|lady) (i like|i fancy|from ~2 (app|gym|class|church|choir|work))',
      '(just )?(us|the) two of us',
      '(ask|asking|asked) ~7 out $',
      '(shy|nervous|quiet|stone|tongue tied|awkward|freeze) ~2 (around|with|next to|near) (him|her|men|women|girls|guys|someone i)',
      '(seeing|see|meeting|meet) (him|her) (tonight|tomorrow|on|again|saturday|friday|for)',
      'a (girl|woman|guy|man) (at|in|on) (a|the|my) (bar|gym|club|bookshop|dance|running|train)',
    ],
  },
  {
    name: 'third_person_one',
    phrases: [anyOf('he him his she her hers')],
  },
  { name: 'they', phrases: [anyOf('they them their everyone people others')] },
  {
    name: 'family',
    phrases: [
      anyOf(
        'mother father parents sister brother aunt uncle auntie cousin grandma grandmother grandpa grandfather granny ' +
          'in_laws in-laws mother_in_law brother_in_law sister_in_law relatives relative family clan son daughter kid kids ' +
          'niece nephew wife husband stepmother stepfather granddaughter grandson toddler baby thanksgiving christmas',
      ),
    ],
  },
  {
    name: 'friend',
    phrases: [anyOf('friend friends friendship friendships acquaintance acquaintances pal pals bridesmaid clan guild')],
  },
  {
    name: 'stranger',
    phrases: [
      anyOf(
        'stranger strangers neighbor neighbors barista cashier someone_new someone_i passenger bus_driver ' +
          'other_moms other_mums other_parents old_man old_lady fella guest guests new_people hairdresser waiter waitress ' +
          'randoms somebody_new the_guy_at next_to_me beside_me',
      ),
    ],
  },
  {
    name: 'service',
    phrases: [
      anyOf(
        'dentist doctor doctors gp bank landlord insurance customer_service pharmacy pharmacist vet plumber electrician ' +
          'council tax_office hotline helpline receptionist call_center reception garage mechanic nursery visa_office ' +
          'student_loans appointment appointments booking bookings reservation representative subscription membership ' +
          'utility clinic hospital social_services hr_line the_school_office quotes haircut refund',
      ),
    ],
  },
  {
    name: 'classmate',
    phrases: [
      anyOf(
        'classmate classmates roommate roommates lab_partner study_group student_union freshman freshmen senior seniors ' +
          'upperclassmen flatmate flatmates students student dorm dorms residence sorority fraternity hall_mates study_buddy',
      ),
    ],
  },
]
