import { mails } from './mails.ts';
import { money } from './money.ts';
import type { messages as english } from '../en/messages.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> & Forms = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} هو رمزك في {brand}',
  'otp.mail.text':
    'أهلًا بك في {brand} يا {name}.\n\nرمزك هو:\n\n{code}\n\nالرمز صالح لمدة {minutes} دقائق.\n\nإن لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
  'otp.sms': '{brand}: رمزك هو {code}، وهو صالح لمدة {minutes} دقائق.',
  'otp.sent': 'أرسلنا رمزًا إلى {destination}.',
  'otp.reminder': 'نرجو إدخال الرمز الذي أرسلناه إليك.',
  'offline.title': 'لا يوجد اتصال',
  'offline.text': 'تعذّر تحميل هذه الصفحة. ستُفتح من تلقاء نفسها حالما يعود الاتصال.',
  'offline.retry': 'حاول مرة أخرى',
  'offline.still': 'ما زال الاتصال مقطوعًا',
  'register.done': 'تم التسجيل بنجاح',
  'verify.mail.subject': 'أكّد بريدك الإلكتروني',
  'verify.mail.text':
    'مرحبًا {name}،\n\nنرجو تأكيد أن هذا هو بريدك الإلكتروني في {brand}. الرابط صالح لمدة {hours} ساعة.\n\n{action}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة.',
  'verify.mail.action': 'تأكيد البريد الإلكتروني',
  'verify.sent': 'أرسلنا رابطًا إلى {email}. افتحه لتأكيد العنوان.',
  'verify.sentIfWaiting': 'إن كان {email} لا يزال بحاجة إلى التأكيد، فقد أرسلنا إليه رابطًا جديدًا.',
  'verify.done': 'تم تأكيد بريدك الإلكتروني.',
  'verify.reminder': 'نرجو تأكيد بريدك الإلكتروني، فنحن نستخدمه لحماية حسابك.',
  'verify.reminderOfChange':
    'لم يتأكد {email} بعد. افتح الرابط الذي أرسلناه إليه؛ ويبقى حسابك على عنوانه الحالي إلى ذلك الحين.',
  'verify.canceled': 'أُلغي التغيير، وبقي بريدك الإلكتروني كما هو.',
  'verify.changed.subject': 'تغيّر البريد الإلكتروني لحسابك',
  'verify.changed.text':
    'مرحبًا {name}،\n\nتغيّر البريد الإلكتروني لحسابك في {brand}، ومن الآن فصاعدًا تسجّل الدخول بالعنوان الجديد.\n\nإن لم تكن أنت من غيّره فراسل فريق الدعم فورًا.',
  'session.reused.subject': 'أنهينا جلسة من جلسات حسابك',
  'session.reused.text':
    'مرحبًا {name}،\n\nحاول أحدهم استخدام تسجيل دخول قديم إلى حسابك في {brand}. حرصًا على أمانك أنهينا تلك الجلسة، فقد تحتاج إلى تسجيل الدخول من جديد على أحد أجهزتك.\n\nإن لم تتوقع ذلك فغيّر كلمة المرور.',
  'login.newDevice.subject': 'تسجيل دخول إلى حسابك من جهاز جديد',
  'login.newDevice.text':
    'مرحبًا {name}،\n\nسُجّل الدخول قبل قليل إلى حسابك في {brand} من جهاز لم نره فيه من قبل.\n\n{rows}\n\nإن كنت أنت فلا حاجة إلى فعل أي شيء، وإلا فغيّر كلمة المرور واحذف الجهاز من الإعدادات.',
  'login.newDevice.placeUnknown': 'غير معروف',
  'device.browserOn': '{browser} على {system}',
  'device.television': 'تلفاز {maker}',
  'device.unknownTelevision': 'تلفاز',
  'device.phone': 'هاتف',
  'device.tablet': 'جهاز لوحي',
  'device.computer': 'حاسوب',
  'device.unknown': 'جهاز غير معروف',
  'device.overLimit':
    'سُجّل الدخول إلى حسابك على أجهزة أكثر مما يسمح به. لتشاهد هنا احذف جهازًا من الأجهزة الأخرى.',
  'reset.mail.subject': 'كلمة مرور جديدة لحسابك في {brand}',
  'reset.mail.text':
    'مرحبًا {name}،\n\nوصلنا طلب كلمة مرور جديدة لحسابك في {brand}. افتح هذا الرابط خلال {linkMinutes} دقيقة:\n\n{action}\n\nأو أدخل هذا الرمز خلال {minutes} دقائق:\n\n{code}\n\nإن لم يكن الطلب منك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  'reset.mail.action': 'تعيين كلمة مرور جديدة',
  'reset.sms': '{brand}: رمز كلمة المرور {code}، صالح {minutes} دقائق. لا تعطه لأحد.',
  'signUp.mail.subject': 'رابط انضمامك إلى {brand}',
  'signUp.mail.text':
    'مرحبًا،\n\nهذا رابط إنشاء حسابك في {brand}، وبريدك الإلكتروني مكتوب فيه.\n\n{action}\n\nإن لم تطلب هذا فتجاهل الرسالة.',
  'signUp.mail.action': 'إنشاء حساب',
  'signUp.sent': 'شكرًا لك. إن كان العنوان يستقبل البريد فسيصلك رابط إنشاء الحساب بعد قليل.',
  'reset.sent': 'إن كان هناك حساب بهذه البيانات فستصل إليه رسالة بعد قليل.',
  'reset.done': 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.',
  'password.done': 'تغيّرت كلمة مرورك، وسُجّل الخروج من كل الأجهزة الأخرى.',
  'password.changed.subject': 'تغيّرت كلمة مرور حسابك',
  'password.changed.text':
    'مرحبًا {name}،\n\nتغيّرت كلمة مرور حسابك في {brand}، وسُجّل الخروج من كل الأجهزة الأخرى.\n\nإن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» وراسل فريق الدعم.',
  'login.many.subject': 'محاولات دخول كثيرة إلى حسابك',
  'login.many.text':
    'مرحبًا {name}،\n\nحاول شخص ما مرات كثيرة الدخول إلى حسابك في {brand} بكلمة مرور خاطئة. لم ينجح في ذلك، ونحن نبطئ مثل هذه المحاولات.\n\nلا يلزمك فعل شيء. وإن كانت كلمة مرورك قصيرة أو تستخدمها في مكان آخر، فننصحك باختيار كلمة أقوى.',
  'phone.verified.subject': 'أُضيف رقم هاتف إلى حسابك',
  'phone.verified.text':
    'مرحبًا {name}،\n\nأصبح رقم الهاتف {phone} تابعًا لحسابك في {brand}، ويمكن تسجيل الدخول به.\n\nإن لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك فورًا وراسل فريق الدعم.',
  'phone.done': 'تم تأكيد رقم هاتفك.',
  'invite.title': 'ادعُ أصدقاءك',
  'invite.subtitle': 'أرسل رابطك إلى من تحب أن تشاهد معهم، فهو يفتح صفحة التسجيل.',
  'invite.subject': 'دعوة إلى {brand}',
  'invite.text': 'أشاهد المسلسلات والأفلام على {brand}، فانضم إليّ:',
  'deletion.reminder': 'سيُحذف حسابك في {date}، ويمكنك الاحتفاظ به حتى ذلك اليوم.',
  'account.blocked.subject': 'حسابك محظور',
  'account.blocked.text':
    'مرحبًا {name}،\n\nحظرنا حسابك في {brand}. السبب: {why}\n\nسُجّل الخروج من كل أجهزتك، ولا يمكن لأحد أن يدخل إلى الحساب حتى نرفع الحظر. تبقى باقتك كما هي، ويستطيع فريق الدعم إلغاءها لك إن أردت.\n\nإن كان لديك اعتراض أو سؤال فراسلنا على {support}.',
  'account.blocked.TERMS': 'خولفت شروط الاستخدام مخالفة جسيمة أو تكررت المخالفة بعد تنبيه.',
  'account.blocked.SECURITY': 'ثمة ما يدل على أن شخصًا آخر يستعمل الحساب، ونريد حمايته.',
  'account.blocked.PAYMENT': 'اعتُرض على دفعة تخص هذا الحساب.',
  'account.unblocked.subject': 'حسابك متاح من جديد',
  'account.unblocked.text':
    'مرحبًا {name}،\n\nرُفع الحظر عن حسابك في {brand}. يمكنك تسجيل الدخول كما كنت، وكل شيء في مكانه.',
  'setAside.begun.subject': 'بياناتك محفوظة دون استخدام',
  'setAside.begun.text':
    'مرحبًا {name}،\n\nطلبت تقييد استخدام بياناتك في {brand}. من الآن نحفظها ولا نستخدمها: لا توصيات ولا رسائل عن الحلقات الجديدة ولا إشعارات، ولا نحذف منها شيئًا. ولم يعد بإمكان معظم موظفينا فتح حسابك.\n\nيمكنك تسجيل الدخول والمشاهدة وتصدير بياناتك كما كنت. وتستمر باقتك ويستمر خصم ثمنها، ويمكنك إلغاؤها من الإعدادات.\n\nسنكتب إليك قبل أن نستخدم بياناتك من جديد بسبعة أيام على الأقل.',
  'setAside.ends.subject': 'سنستخدم بياناتك من جديد اعتبارًا من {date}',
  'setAside.ends.text':
    'مرحبًا {name}،\n\nحفظنا بياناتك في {brand} دون استخدام بناءً على طلبك. وقد زال سبب ذلك، ولذلك سنستخدمها كما كنا اعتبارًا من {date}.\n\nإن لم توافق فراسلنا قبل هذا اليوم على {support}',
  'export.offered.subject': 'بياناتك جاهزة للتنزيل',
  'export.offered.text':
    'مرحبًا {name}،\n\nطلبت نسخة مما لدينا عنك من بيانات. سجّل الدخول، ثم اختر «تصدير بياناتي» في الإعدادات لتنزّلها كلها في ملف واحد.\n\n{action}\n\nأنت وحدك من يستطيع تنزيلها، ولا يستطيع ذلك فريق الدعم.\n\nإذا لم تطلب ذلك فتجاهل هذه الرسالة.',
  'export.offered.action': 'افتح الإعدادات',
  'deletion.asked.subject': 'سيُحذف حسابك في {date}',
  'deletion.asked.text':
    'مرحبًا {name}،\n\nسنحذف حسابك في {brand} في {date} كما طلبت، ومعه ملفاته وقوائمه وتقييماته وما شوهد فيه.\n\nيمكنك العدول عن ذلك حتى هذا اليوم: سجّل الدخول وافتح الإعدادات واختر «أبقِ حسابي».\n\nإذا لم تطلب ذلك فسجّل الدخول واحتفظ بحسابك وغيّر كلمة المرور.',
  'deletion.kept.subject': 'حسابك باقٍ',
  'deletion.kept.text':
    'مرحبًا {name}،\n\nلن يُحذف حسابك في {brand}، وكل شيء كما كان. يسعدنا بقاؤك معنا.\n\nإذا لم تفعل ذلك أنت فغيّر كلمة المرور.',
  'deletion.done.subject': 'حُذف حسابك',
  'deletion.done.text':
    'مرحبًا {name}،\n\nحُذف حسابك في {brand} وما كنا نحفظه معه. وتبقى الإيصالات عشر سنوات كما يوجب القانون، مع نسخة مقفلة من اسمك وعنوانك.\n\nشكرًا للوقت الذي قضيته معنا. أهلًا بك متى شئت، وبهذا العنوان أيضًا.',
  'retention.subject': 'ستُحذف ملفاتك الشخصية وقوائمك في {date}',
  'retention.text':
    'مرحبًا {name}،\n\nانتهت مدة مشاهدتك في {brand} في {ended}. نحتفظ بالملفات الشخصية والقوائم وما شوهد سنة بعد ذلك، ثم نحذفها. وسنحذف ما يخصك في {date}.\n\nللاحتفاظ بها اختر باقة قبل هذا اليوم، فتجدها كما تركتها.\n\n{action}\n\nأما حسابك نفسه فباقٍ، ويمكنك تسجيل الدخول والعودة متى شئت بملف شخصي جديد.',
  'retention.action': 'عرض الباقات',
  'retention.sms': '{brand}: تُحذف ملفاتك {date} بلا باقة: {url}',
  'terms.announced.subject': 'شروط استخدام جديدة اعتبارًا من {date}',
  'terms.announced.text':
    'مرحبًا {name}،\n\nتسري في {brand} شروط استخدام جديدة اعتبارًا من {date}. وهذا ما يتغير:\n\n{quote}\n\n{action}\n\nإن كنت موافقًا فلا يلزمك شيء. وإن لم توافق فيمكنك إلغاء باقتك من الإعدادات، وتبقى الشروط الحالية سارية عليك حتى نهاية مدتك.',
  'terms.announced.action': 'افتح شروط الاستخدام',
  'terms.sms': '{brand}: شروط جديدة من {date}: {url}',
  'terms.line': 'شروط جديدة تسري اعتبارًا من {date}',
  'social.unnamed': 'مشاهد',
  'social.linked.subject': 'يمكنك الآن تسجيل الدخول عبر {provider}',
  'social.linked.text':
    'مرحبًا {name}،\n\nارتبط حسابك في {brand} بحسابك في {provider}، ومن الآن فصاعدًا يمكنك تسجيل الدخول به أيضًا.\n\nإن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة وراسل فريق الدعم فورًا.',
  'social.proof.text':
    'مرحبًا {name}،\n\nيريد أحدهم ربط حسابك في {brand} بطريقة دخول أخرى. إن كنت أنت فأدخل هذا الرمز خلال {minutes} دقائق:\n\n{code}\n\nإن لم تكن أنت فتجاهل هذه الرسالة ولا تعطِ الرمز لأحد.',
  'tv.done': 'تم تسجيل الدخول على {device}. يمكنك الآن ترك هاتفك جانبًا.',
  'tv.doneAt': 'تم تسجيل الدخول على {device} في {place}. يمكنك الآن ترك هاتفك جانبًا.',
  'tv.approved.subject': 'تم تسجيل دخول تلفاز إلى حسابك',
  'tv.approved.text':
    'مرحبًا {name}،\n\nأُدخل رمز تلفاز في حسابك في {brand}، وهو الآن مسجَّل الدخول.\n\n{rows}\n\nإن كنت أنت من فعل ذلك فمشاهدة ممتعة. وإلا فاحذف الجهاز من الإعدادات وغيّر كلمة المرور.',
  'family.owner': 'صاحب الاشتراك',
  'family.member': 'فرد من العائلة',
  'family.invite': 'دعوة شخص',
  'family.free_zero': 'لا مكان متاح في عائلتك الآن.',
  'family.free_one': 'بقي مكان لشخص واحد. أنشئ رابطًا وأرسله إلى من تريد، فهو لشخص واحد.',
  'family.free_two': 'بقي مكان لشخصين. أنشئ رابطًا لكل منهما، فكل رابط لشخص واحد.',
  'family.free_few': 'بقي مكان لـ{count} أشخاص. أنشئ رابطًا لكل منهم، فكل رابط لشخص واحد.',
  'family.free_many': 'بقي مكان لـ{count} شخصًا. أنشئ رابطًا لكل منهم، فكل رابط لشخص واحد.',
  'family.free_other': 'بقي مكان لـ{count} شخص. أنشئ رابطًا لكل منهم، فكل رابط لشخص واحد.',
  'family.full': 'كل الأماكن في عائلتك مشغولة. حين يغادر أحدهم أو تحذفه يتوفّر مكان من جديد.',
  'family.shared': 'تشاهد ضمن الباقة العائلية الخاصة بـ{name}. قوائمك وما تشاهده يبقيان لك وحدك.',
  'family.ending':
    'أُلغيت الباقة العائلية الخاصة بـ{name}. يمكنكم جميعًا المشاهدة حتى تنتهي في {date}.',
  'family.ownEnding':
    'ألغيت باقتك. يمكنكم جميعًا المشاهدة حتى تنتهي في {date}، ويمكن ضمّ أشخاص آخرين حين تشترك في باقة عائلية من جديد.',
  'family.resting':
    'الباقة العائلية الخاصة بـ{name} غير نشطة الآن. ما زلت في العائلة، وتعود إلى المشاهدة حالما تنشط.',
  'family.invited.subject': 'دعوة من {owner} إلى المشاهدة على {brand}',
  'family.invited.text':
    'مرحبًا،\n\nوصلتك من {owner} دعوة إلى مشاركة باقة عائلية على {brand}. يبقى لك حسابك وقوائمك وما تشاهده.\n\n{action}\n\nالدعوة لشخص واحد، وتعمل {days} أيام.\n\nإن كنت لا تعرف {owner} فليس عليك فعل شيء.',
  'family.join.title': 'دعوة إلى عائلة',
  'family.join.message':
    'وصلتك دعوة من {name} لتشاهد ضمن الباقة العائلية. حسابك وقوائمك وما تشاهده تبقى لك، وترى العائلة اسمك وصورتك.',
  'family.join.guest': 'سجّل الدخول أو أنشئ حسابًا أولًا، ثم انضم.',
  'family.join.paying': 'يبقى اشتراكك الخاص مستمرًا ومدفوعًا إلى أن تلغيه.',
  'family.join.dissolves': 'تنتهي مشاركتك العائلية التي باقتها غير فعّالة عند انضمامك.',
  'family.join.action': 'الانضمام إلى العائلة',
  'family.join.login': 'تسجيل الدخول',
  'family.join.other': 'متابعة',
  'family.obstacle.OWN.title': 'هذه دعوتك أنت',
  'family.obstacle.OWN.text': 'أرسل الرابط إلى من تحب أن يكون في عائلتك.',
  'family.obstacle.HERE.title': 'أنت في هذه العائلة',
  'family.obstacle.HERE.text': 'لا يلزمك فعل شيء. مشاهدة ممتعة.',
  'family.obstacle.ELSEWHERE.title': 'أنت في عائلة أخرى',
  'family.obstacle.ELSEWHERE.text':
    'لكل حساب عائلة واحدة. إن أردت أن تكون في عائلة {name} فغادر الأخرى أولًا، ثم افتح هذا الرابط من جديد.',
  'family.obstacle.OWNER.title': 'لديك باقة عائلية خاصة بك',
  'family.obstacle.OWNER.text':
    'لك بها عائلتك، ولكل حساب عائلة واحدة. بعد انتهاء باقتك يمكن أن تصلك دعوة جديدة من {name}.',
  'family.obstacle.CHILD.title': 'يمكن لأحد الكبار أن ينضم',
  'family.obstacle.CHILD.text': 'اخرج من ملف الأطفال أولًا، ثم افتح هذا الرابط من جديد.',
  'family.obstacle.FULL.title': 'كل الأماكن مشغولة',
  'family.obstacle.FULL.text':
    'لا مكان في عائلة {name} الآن. حين يتوفّر مكان يمكنك استخدام هذا الرابط.',
  'family.done.joined': 'أهلًا بك في عائلة {name}.',
  'family.done.left': 'غادرت العائلة.',
  'family.done.removed': 'لم يعد هذا الشخص في عائلتك.',
  'family.joined.subject': 'انضمام {member} إلى عائلتك',
  'family.joined.text':
    'مرحبًا {name}،\n\nتم انضمام {member} إلى عائلتك في {brand} عبر إحدى دعواتك، والمشاهدة الآن ضمن باقتك.\n\nإن كنت لا تعرف هذا الشخص فاحذفه من صفحة «المشاركة العائلية» وغيّر كلمة المرور.',
  'family.welcome.subject': 'أنت الآن في عائلة {owner}',
  'family.welcome.text':
    'مرحبًا {name}،\n\nأهلًا بك في عائلة {owner}: تشاهد الآن {brand} ضمن الباقة العائلية ما دامت فعّالة. حسابك وقوائمك وما تشاهده تبقى لك.\n\nيمكنك المغادرة متى شئت من صفحة «المشاركة العائلية».',
  'family.removed.subject': 'لم تعد في عائلة {owner}',
  'family.removed.text':
    'مرحبًا {name}،\n\nلم تعد ضمن عائلة {owner} في {brand}، بطلب من صاحب الاشتراك، فلم تعد الباقة متاحة لك.\n\nحسابك باقٍ بقوائمه وبكل ما شاهدته. ولتتابع المشاهدة يمكنك اختيار باقة خاصة بك.',
  'family.left.subject': 'مغادرة {member} عائلتك',
  'family.left.text':
    'مرحبًا {name}،\n\nتمت مغادرة {member} عائلتك في {brand}. المكان متاح الآن، ويمكنك دعوة شخص آخر.',
  'family.ended.subject': 'انتهت المشاركة العائلية مع {owner}',
  'family.ended.text':
    'مرحبًا {name}،\n\nلم يعد لـ{owner} حساب في {brand}، فلم تعد الباقة متاحة لك.\n\nحسابك باقٍ بقوائمه وبكل ما شاهدته. ولتتابع المشاهدة يمكنك اختيار باقة خاصة بك.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'مرحبًا {name}،\n\nهناك المزيد للمشاهدة في الملف الشخصي {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'شاهد',
  'push.film': 'يمكنك مشاهدته الآن.',
  'push.episode': 'الحلقة {episode} متاحة الآن: {title}',
  'push.episodes_zero': 'لا حلقات جديدة',
  'push.episodes_one': 'حلقة جديدة',
  'push.episodes_two': 'حلقتان جديدتان',
  'push.episodes_few': '{count} حلقات جديدة',
  'push.episodes_many': '{count} حلقة جديدة',
  'push.episodes_other': '{count} حلقة جديدة',
  'support.subject.PLAYBACK': 'المشاهدة والتشغيل',
  'support.subject.TITLE': 'مشكلة في أحد العناوين',
  'support.subject.PAYMENT': 'الدفع والباقة',
  'support.subject.ACCOUNT': 'الحساب وتسجيل الدخول',
  'support.subject.TELEVISION': 'التلفاز والأجهزة',
  'support.subject.PRIVACY': 'بياناتي وخصوصيتي',
  'support.subject.SUGGESTION': 'اقتراح',
  'support.subject.OTHER': 'موضوع آخر',
  'support.sent': 'شكرًا لك. وصلتنا رسالتك، ورقمها {number}.',
  'support.mail.subject': 'وصلتنا رسالتك ({number})',
  'support.mail.text':
    'مرحبًا،\n\nشكرًا لمراسلتنا. وصلت رسالتك إلى فريق الدعم.\n\n{rows}\n\nسنجيبك على هذا العنوان، وعادةً خلال يومَي عمل. إن أردت إضافة شيء فأجب على هذه الرسالة.',
  'support.received.text':
    'مرحبًا،\n\nشكرًا لمراسلتنا. وصلت رسالتك إلى فريق الدعم.\n\n{rows}\n\nنجيب عادةً خلال يومَي عمل، ونرسل إليك حينها بريدًا إلكترونيًا. يمكنك قراءة جوابنا وإضافة ما تشاء هنا:\n\n{action}',
  'support.answer.subject': 'أجبنا عن رسالتك ({number})',
  'support.answer.text':
    'مرحبًا،\n\nأجبنا عن رسالتك.\n\n{rows}\n\nحفاظًا على خصوصيتك لا يتضمن هذا البريد جوابنا. سجّل الدخول لقراءته والرد عليه.\n\n{action}',
  'support.thread.action': 'فتح المحادثة',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nالملف المرفق: {file} ({kilobytes} كيلوبايت). يعمل الرابط مدة {days} يومًا. فُحص نوع المحتوى، ولم يُفحص من الفيروسات.\n\n{action}',
  'support.operator.action': 'تنزيل الملف',
  'support.operator.from': 'من',
  'support.operator.account': 'الحساب',
  'support.operator.problem': 'المشكلة',
  'support.operator.title': 'العنوان',
  'support.operator.video': 'الفيديو',
  'support.operator.channel': 'القناة',
  'support.operator.position': 'الثانية',
  'support.operator.languages': 'اللغة',
  'support.operator.platform': 'المنصة',
  'support.operator.version': 'الإصدار',
  'support.operator.browser': 'المتصفح',
  'support.operator.room': 'غرفة التحكم',
  'demo.member': 'مشترك',
  'demo.family': 'عائلة',
  'demo.free': 'بلا اشتراك بعد',
  'demo.suspended': 'تعذّر الدفع',
  'demo.canceled': 'اشتراك ملغى',
  'content.channels.all': 'الكل',
  'watch.rest':
    'يكفي الآن. يمكنك المشاهدة من جديد ابتداءً من الساعة {time}. نم هانئًا، أو اذهب والعب.',
  'watch.enough': 'شاهدت اليوم ما يكفي! يمكنك المشاهدة من جديد غدًا. إلى اللقاء.',
  'watch.kids': 'هذا ليس في عالم الصغار، ويمكن لأحد الكبار أن يفتحه بملفه.',
  'plans.period.MONTHLY': 'شهري',
  'plans.period.YEARLY': 'سنوي',
  'plans.SOLO.title': 'فردية',
  'plans.SOLO.description': 'لمن يشاهد وحده أو مع رفيق.',
  'plans.FAMILY.title': 'عائلية',
  'plans.FAMILY.description': 'للبيت كله، وللصغار عالمهم.',
  'plans.MOBILE.title': 'جوّال',
  'plans.MOBILE.description': 'للهاتف أو الجهاز اللوحي الذي في يدك.',
  'plans.feature.everything': 'كل المحتوى بلا إعلانات',
  'plans.feature.screens-2': 'شاشتان في الوقت نفسه',
  'plans.feature.full-hd': 'دقة عالية كاملة',
  'plans.feature.hd': 'دقة عالية',
  'plans.feature.languages': 'الواجهة بكل لغاتنا',
  'plans.feature.as-solo': 'كل ما في الباقة الفردية',
  'plans.feature.screens-4': '4 شاشات في الوقت نفسه',
  'plans.feature.family-sharing': 'مشاركة عائلية، ولكل فرد حسابه',
  'plans.feature.scene-guard': 'حارس المشاهد العائلي',
  'plans.feature.one-phone': 'هاتف أو جهاز لوحي واحد في كل مرة',
  'plans.receipts.note': 'نتبرع بحصة من كل دفعة، وكل إيصال يبيّن حصته.',
};
