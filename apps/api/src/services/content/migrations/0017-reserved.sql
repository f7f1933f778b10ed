-- Reserved for another change: the branch that merges second deletes this file.
select 1;
